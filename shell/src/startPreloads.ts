/**
 * Moves the page's preloads from their template (written by `platform/release/registry/pages.ts`) to the head. They are
 * in a template so that they do not delay the shell's script. Must be imported first.
 */
export const preloadsTemplate = document.querySelector('template#page-preloads')

if (preloadsTemplate instanceof HTMLTemplateElement) document.head.append(preloadsTemplate.content)
