/** The names of what the browser keeps for us. A web server may hold several houses, each below its path (`scope`). */
const owned = (scope: string): string => `auberge ${scope} `;

/** The page of one build. */
export const shellCache = (scope: string, build: string): string => `${owned(scope)}shell ${build}`;

/** What plays without a server, in one version. */
export const engineCache = (scope: string, version: string): string => `${owned(scope)}engine ${version}`;

/** Of all names those of this house and this kind. */
export function cachesOf(scope: string, kind: 'shell' | 'engine', names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(`${owned(scope)}${kind} `));
}
