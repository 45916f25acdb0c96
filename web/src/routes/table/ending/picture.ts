/** A drawing of the page as a picture file: everything it is drawn with goes into it, so that it looks the same anywhere. */

export const WIDTH = 1200;
export const HEIGHT = 630;
const SVG = 'http://www.w3.org/2000/svg';
/** What a style sheet may say of a drawing. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'color',
  'display',
  'visibility',
  'paint-order',
  'transform',
  'text-anchor',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-numeric',
] as const;

/** The names of the custom properties a text uses. */
export const namesUsed = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1] ?? '')),
];

/** A text in lines of at most so many letters; a longer word stands alone. */
export function inLines(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text that is not longer than so many letters. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

async function dataOf(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

/** The typefaces of the house among these families, with their files inside. */
async function facesOf(families: string): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter((rule) => families.includes(rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '')));
  const faces = rules.map(async (rule) => {
    const [, file] = /url\("?([^")]+\.woff2)"?\)/.exec(rule.cssText) ?? [];
    if (file === undefined) return '';
    const base = rule.parentStyleSheet?.href ?? location.href;
    const data = await dataOf(new URL(file, base).href);
    return rule.cssText.replace(/src:[^;]+;/, `src: url(${data}) format("woff2");`);
  });
  return (await Promise.all(faces)).join('\n');
}

/** Puts the symbol an icon uses in its place; colours that come from outside are written down. */
async function settle(use: SVGUseElement, live: Element, sprites: Map<string, Promise<Document>>): Promise<void> {
  const [file = '', name = ''] = (use.getAttribute('href') ?? '').split('#');
  const found =
    sprites.get(file) ?? textOf(file).then((text) => new DOMParser().parseFromString(text, 'image/svg+xml'));
  sprites.set(file, found);
  const symbol = (await found).getElementById(name);
  if (symbol === null) return use.remove();
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', symbol.getAttribute('viewBox') ?? '0 0 48 48');
  drawing.innerHTML = symbol.innerHTML;
  const style = getComputedStyle(live);
  for (const variable of namesUsed(symbol.innerHTML)) {
    const value = style.getPropertyValue(variable);
    if (value !== '') drawing.style.setProperty(variable, value);
  }
  use.replaceWith(drawing);
}

/** The drawing as a picture of 1200 by 630. */
export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [live, drawn] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]);
  const families = new Set<string>();
  const icons: (readonly [SVGUseElement, Element])[] = [];
  for (const [k, element] of live!.entries()) {
    const style = getComputedStyle(element);
    const target = drawn![k]!;
    for (const look of LOOKS) target.style.setProperty(look, style.getPropertyValue(look));
    if (element instanceof SVGTextElement) families.add(style.fontFamily);
    if (target instanceof SVGUseElement) icons.push([target, element]);
  }
  const sprites = new Map<string, Promise<Document>>();
  await Promise.all(icons.map(([use, element]) => settle(use, element, sprites)));
  const faces = document.createElementNS(SVG, 'style');
  faces.textContent = await facesOf([...families].join(' '));
  copy.prepend(faces);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(HEIGHT));
  return painted(new XMLSerializer().serializeToString(copy));
}

async function painted(source: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png'),
  );
}
