/** The form that sends a file of patients. */
export function patientsForm(content: string | Uint8Array<ArrayBuffer>, name = 'patients.csv'): FormData {
  const form = new FormData()
  form.append('file', new File([content], name))
  return form
}
