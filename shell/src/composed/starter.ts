import { handleDemoForm } from './demoForm/handleDemoForm.ts'
import { startOnUse } from './startOnUse.ts'

// The page's only script until the shell starts: it must be small, so it imports nothing of the shell.
const template = document.querySelector<HTMLTemplateElement>('template#shell-scripts')
const composed = document.querySelector<HTMLElement>('#composed')
if (template && composed) startOnUse(template, composed)
// Only the demonstration form needs a script: the search form has an `action` to submit to.
const demoForm = composed?.querySelector<HTMLFormElement>('form:not([action])')
if (demoForm) handleDemoForm(demoForm)
