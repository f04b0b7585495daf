import { startOnUse } from './startOnUse.ts'

// The only script of such a page until it is used: nothing of the shell may be imported here.
const template = document.querySelector<HTMLTemplateElement>('template#shell-scripts')
const composed = document.querySelector<HTMLElement>('#composed')
if (template && composed) startOnUse(template, composed)
