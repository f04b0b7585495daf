/** The form that uploads a file. */
export function fileForm(content: string | Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData()
  form.append('file', new File([content], name))
  return form
}

/** The form that sends a file of patients. */
export const patientsForm = (content: string | Uint8Array<ArrayBuffer>, name = 'patients.csv'): FormData =>
  fileForm(content, name)
