/**
 * Moves the page's preloads out of their template (`platform/release/registry/pages.ts`) once the shell runs, because
 * they would delay its script. Must be imported first.
 */
export const preloads = document.querySelector('template#page-preloads')

if (preloads instanceof HTMLTemplateElement) document.head.append(preloads.content)
