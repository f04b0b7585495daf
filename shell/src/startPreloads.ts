/**
 * What the page at this address loads beside the shell stands in a template (`platform/release/registry/pages.ts`): it is
 * downloaded while the shell runs, and not beside the shell's script, which it would delay. Imported first.
 */
const template = document.querySelector('template#page-preloads')
if (template instanceof HTMLTemplateElement) document.head.append(template.content)

export {}
