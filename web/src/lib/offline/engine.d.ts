/** Written by tools/engine.ts: what plays without a server, as this page was built with. */
declare module 'virtual:engine' {
  const engine: import('./engine_files').EngineInfo;
  export default engine;
}
