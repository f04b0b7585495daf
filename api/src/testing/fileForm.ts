/** Builds the form that uploads a file. */
export function fileForm(content: string | Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData()
  form.append('file', new File([content], name))
  return form
}

/** Builds the form that uploads a patient file. */
export const patientsForm = (content: string | Uint8Array<ArrayBuffer>, name = 'patients.csv'): FormData =>
  fileForm(content, name)
