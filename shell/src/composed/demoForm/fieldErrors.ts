const errorOf = (field: HTMLInputElement) => document.getElementById(`${field.name}-error`)

/** Puts a sentence below a field, which refers to it for who does not see it. */
export function showFieldError(field: HTMLInputElement, message: string): void {
  clearFieldError(field)
  const error = Object.assign(document.createElement('p'), {
    id: `${field.name}-error`,
    className: 'composed-field-error',
    textContent: message,
  })
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', error.id)
  // Not in the label: it would become a part of the field's name.
  field.closest('label')?.after(error)
}

export function clearFieldError(field: HTMLInputElement): void {
  errorOf(field)?.remove()
  field.removeAttribute('aria-invalid')
  field.removeAttribute('aria-describedby')
}
