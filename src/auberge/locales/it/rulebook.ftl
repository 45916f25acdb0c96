### Il regolamento nel terminale

bad-data-book = { bad-data-place }: questo contenuto non ha senso in un regolamento.
