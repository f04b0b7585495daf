import type { ApiResponse, InjectPayload, TestApp } from './practice.ts'

/** Reads the values of the cookies that a response sets, by name; '' for a cookie that it clears. */
const readSetCookies = ({ headers }: ApiResponse): Record<string, string> =>
  Object.fromEntries(
    [headers['set-cookie'] ?? []].flat().map((line) => {
      const [name = '', value = ''] = (String(line).split(';')[0] ?? '').split('=')
      return [name, value]
    }),
  )

export interface TestBrowser {
  cookies: Record<string, string>
  post: (path: string, body?: InjectPayload, headers?: Record<string, string>) => Promise<ApiResponse>
}

/** Opens a browser without a token, which keeps the API's cookies. */
export function openBrowser(api: TestApp, defaultHeaders: Record<string, string> = {}): TestBrowser {
  const cookies: Record<string, string> = {}
  return {
    cookies,
    post: async (path, body, headers = {}) => {
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ')
      const response = await api.as().post(path, body, { ...defaultHeaders, ...(cookie && { cookie }), ...headers })
      Object.assign(cookies, readSetCookies(response))
      return response
    },
  }
}
