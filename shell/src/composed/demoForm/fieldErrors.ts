const errorOf = (field: HTMLInputElement) => document.getElementById(`${field.name}-error`)

/** Shows a message below a field, and refers to it for screen readers. */
export function showFieldError(field: HTMLInputElement, message: string): void {
  clearFieldError(field)
  const error = Object.assign(document.createElement('p'), {
    id: `${field.name}-error`,
    className: 'composed-field-error',
    textContent: message,
  })
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', error.id)
  // Inserts the message after the label: inside, it would become part of the field's accessible name.
  field.closest('label')?.after(error)
}

export function clearFieldError(field: HTMLInputElement): void {
  errorOf(field)?.remove()
  field.removeAttribute('aria-invalid')
  field.removeAttribute('aria-describedby')
}
