/** Signs in as the owner of the demonstration practice and returns the token. */
export async function fetchDemoToken(address: string): Promise<string> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ultime@demo.complice.fr', password: 'complice-demo' }),
  })
  const { token }: { token: string } = await response.json()
  return token
}
