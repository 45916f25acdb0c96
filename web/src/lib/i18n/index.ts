export { LANGUAGES, words, type Language } from './words.svelte';
export { cellName, lineName, type Problem, type Value, type Values } from './phrases';
