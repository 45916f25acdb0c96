// The HTTP API as a page: every route of openapi.json with what it takes and gives, nothing from other hosts.
const make = (tag, text, ...children) => {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  element.append(...children);
  return element;
};
const schemaIn = (content) => Object.values(content ?? {})[0]?.schema;
const resolve = (api, schema, depth = 0) => {
  if (schema === undefined || depth > 6) return schema;
  if (Array.isArray(schema)) return schema.map((part) => resolve(api, part, depth + 1));
  if (typeof schema !== 'object' || schema === null) return schema;
  if (schema.$ref) return resolve(api, api.components.schemas[schema.$ref.split('/').pop()], depth + 1);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolve(api, value, depth + 1)]));
};
const block = (title, api, schema) =>
  schema === undefined
    ? []
    : [
        make('p', title),
        make(
          'pre',
          JSON.stringify(resolve(api, schema), (key, value) => (key === 'title' ? undefined : value), 2),
        ),
      ];

fetch('api/docs/openapi.json')
  .then((answer) => answer.json())
  .then((api) => {
    const routes = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => {
        const name = make('span', method.toUpperCase());
        name.className = 'method';
        const parameters = (route.parameters ?? []).map((one) => `${one.name} (${one.in})`).join(', ');
        return make(
          'details',
          '',
          make('summary', '', name, make('code', path), document.createTextNode(` ${route.summary ?? ''}`)),
          ...(parameters ? [make('p', `Parameters: ${parameters}`)] : []),
          ...block('Takes', api, schemaIn(route.requestBody?.content)),
          ...Object.entries(route.responses).flatMap(([status, one]) =>
            block(`Gives ${status}`, api, schemaIn(one.content)),
          ),
        );
      }),
    );
    const place = document.getElementById('routes');
    place.replaceChildren(...routes);
    place.removeAttribute('aria-busy');
  });
