/**
 * What the page at this address loads beside the shell stands in a template (`platform/release/registry/pages.ts`): it is
 * downloaded while the shell runs, and not beside the shell's script, which it would delay. Imported first, for that.
 */
export const preloads = document.querySelector('template#page-preloads')

if (preloads instanceof HTMLTemplateElement) document.head.append(preloads.content)
