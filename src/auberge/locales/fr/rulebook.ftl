### Le livre de règles dans le terminal

bad-data-book = { bad-data-place } : cela n’a pas de sens dans un livre de règles.
