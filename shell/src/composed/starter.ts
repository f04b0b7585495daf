import { handleDemoForm } from './demoForm/handleDemoForm.ts'
import { startOnUse } from './startOnUse.ts'

// The only script of such a page until the shell is used: nothing of the shell may be imported here.
const template = document.querySelector<HTMLTemplateElement>('template#shell-scripts')
const composed = document.querySelector<HTMLElement>('#composed')
if (template && composed) startOnUse(template, composed)
// The search has an address, and needs no script.
const demoForm = composed?.querySelector<HTMLFormElement>('form:not([action])')
if (demoForm) handleDemoForm(demoForm)
