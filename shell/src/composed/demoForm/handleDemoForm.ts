import type { DemoRequest } from 'shared/contracts/directory/booking'
import type { Problem } from 'shared/contracts/wire'
import { checkYourDetails, demoFieldMessage, demoProblems, noResponse } from 'shared/domain/accounts/demoRequest'
import { clearFieldError, showFieldError } from './fieldErrors.ts'
import { sendDemoRequest } from './sendDemoRequest.ts'

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[name]')]

function requestOf(form: HTMLFormElement): DemoRequest {
  const valueOf = (name: keyof DemoRequest) => fieldsOf(form).find((field) => field.name === name)?.value ?? ''
  return {
    firstname: valueOf('firstname'),
    lastname: valueOf('lastname'),
    email: valueOf('email'),
    website: valueOf('website'),
    // The form has been there since the document was.
    elapsedMs: Math.round(performance.now()),
  }
}

/**
 * Makes the composed form that asks for a demonstration work without the shell: the rule, the sentences and the request
 * are those of the live form (mf-public/src/landing/demo). Where that takes its place, `data-unfinished` has it wait until
 * the request was sent, or its refusal read (replaceComposed.ts).
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
    // Not `disabled`, which would take the focus from it.
    button?.setAttribute('aria-disabled', String(sending))
    if (button) button.textContent = sending ? 'Envoi en cours…' : buttonText
  }

  function clear(): void {
    fieldsOf(form).forEach(clearFieldError)
    alert.textContent = ''
    form.removeAttribute('data-unfinished')
  }

  function show(sentence: string, problems: readonly Problem[]): void {
    form.setAttribute('data-unfinished', '')
    alert.textContent = sentence
    const refused = fieldsOf(form).flatMap((field) => {
      const problem = problems.find((one) => one.field === field.name)
      return problem ? [{ field, problem }] : []
    })
    for (const { field, problem } of refused) showFieldError(field, demoFieldMessage(problem))
    refused[0]?.field.focus()
  }

  async function send(): Promise<void> {
    clear()
    const request = requestOf(form)
    const problems = demoProblems(request)
    if (problems.length > 0) return show(checkYourDetails, problems)
    setSending(true)
    const outcome = await sendDemoRequest(request)
    if (outcome === 'sent') {
      isSent = true
      // Sent once, however often the button is pressed before the next page is there.
      return openPage('/pros/demoThanks')
    }
    setSending(false)
    if (outcome === 'unreachable') show(noResponse, [])
    else show(checkYourDetails, outcome.refused)
  }

  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isSending) void send()
  })
  form.addEventListener('input', ({ target }) => {
    if (isSending || !(target instanceof HTMLInputElement)) return
    if (demoProblems(requestOf(form)).every(({ field }) => field !== target.name)) clearFieldError(target)
    if (!form.querySelector('[aria-invalid]')) clear()
  })
  // The browser shows the page it left as it was, the button under way.
  window.addEventListener('pageshow', () => {
    if (!isSent) return
    isSent = false
    form.reset()
    setSending(false)
  })
  for (const fields of form.querySelectorAll('fieldset')) fields.disabled = false
}
