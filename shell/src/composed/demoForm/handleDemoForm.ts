import type { DemoRequest } from 'shared/contracts/directory/booking'
import type { Problem } from 'shared/contracts/wire'
import {
  checkFieldsMessage,
  demoFieldMessage,
  demoProblems,
  noResponseMessage,
} from 'shared/domain/accounts/demoRequest'
import { clearFieldError, showFieldError } from './fieldErrors.ts'
import { sendDemoRequest } from './sendDemoRequest.ts'

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[name]')]

function requestOf(form: HTMLFormElement): DemoRequest {
  const valueOf = (name: keyof DemoRequest) => fieldsOf(form).find((field) => field.name === name)?.value ?? ''
  return {
    firstname: valueOf('firstname'),
    lastname: valueOf('lastname'),
    email: valueOf('email'),
    leaveEmpty: valueOf('leaveEmpty'),
    // Counted from the load of the document, which contains the form.
    elapsedMs: Math.round(performance.now()),
  }
}

/**
 * Handles the server-rendered form for a demonstration without the shell, with the rules, messages and request of
 * React's form (mf-public/src/landing/demo). Sets `data-unfinished` while the request is being sent or a problem is
 * shown; meanwhile React's form does not replace this form (replaceComposed.ts).
 */
export function handleDemoForm(
  form: HTMLFormElement,
  openPage: (path: string) => void = (path) => window.location.assign(path),
): void {
  const button = form.querySelector('button')
  const buttonText = button?.textContent ?? ''
  const alert = Object.assign(document.createElement('p'), { className: 'composed-alert', role: 'alert' })
  form.prepend(alert)
  let isSending = false
  let isSent = false

  function setSending(sending: boolean): void {
    isSending = sending
    form.toggleAttribute('data-unfinished', sending)
    // Uses `aria-disabled`, because `disabled` would remove the focus.
    button?.setAttribute('aria-disabled', String(sending))
    if (button) button.textContent = sending ? 'Envoi en cours…' : buttonText
  }

  function clearErrors(): void {
    fieldsOf(form).forEach(clearFieldError)
    alert.textContent = ''
    form.removeAttribute('data-unfinished')
  }

  function showProblems(sentence: string, problems: readonly Problem[]): void {
    form.setAttribute('data-unfinished', '')
    alert.textContent = sentence
    const refusedFields = fieldsOf(form).flatMap((field) => {
      const problem = problems.find((candidate) => candidate.field === field.name)
      return problem ? [{ field, problem }] : []
    })
    for (const { field, problem } of refusedFields) showFieldError(field, demoFieldMessage(problem))
    refusedFields[0]?.field.focus()
  }

  async function send(): Promise<void> {
    clearErrors()
    const request = requestOf(form)
    const problems = demoProblems(request)
    if (problems.length > 0) return showProblems(checkFieldsMessage, problems)
    setSending(true)
    const outcome = await sendDemoRequest(request)
    if (outcome === 'sent') {
      isSent = true
      // The form stays busy, so that pressing the button again before the next page sends nothing.
      return openPage('/pros/demoThanks')
    }
    setSending(false)
    if (outcome === 'unreachable') showProblems(noResponseMessage, [])
    else showProblems(checkFieldsMessage, outcome.problems)
  }

  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isSending) void send()
  })
  form.addEventListener('input', ({ target }) => {
    if (isSending || !(target instanceof HTMLInputElement)) return
    if (demoProblems(requestOf(form)).every(({ field }) => field !== target.name)) clearFieldError(target)
    if (!form.querySelector('[aria-invalid]')) clearErrors()
  })
  // The back/forward cache restores the page as it was left, with a busy button.
  window.addEventListener('pageshow', () => {
    if (!isSent) return
    isSent = false
    form.reset()
    setSending(false)
  })
  for (const fields of form.querySelectorAll('fieldset')) fields.disabled = false
}
