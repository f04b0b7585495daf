import { call } from 'shared/client'

export function saveLogo(image: Blob) {
  const form = new FormData()
  form.append('file', image, 'logo.png')
  return call('PUT /user/logo', { form })
}

export const deleteLogo = () => call('DELETE /user/logo')
