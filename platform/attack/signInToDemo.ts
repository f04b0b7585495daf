import type { ShortSession } from 'shared/contracts/agenda/session'

export const demoAccount = { email: 'ultime@demo.complice.fr', password: 'complice-demo' }
const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Signs in as the practitioner of the demonstration; returns the token and the id of one of their sessions. */
export async function signInToDemo(origin: string): Promise<{ token: string; sessionId: string }> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAccount),
  })
  const { token }: { token: string } = await response.json()
  const period = `startDate=${dateInDays(-14)}&endDate=${dateInDays(14)}`
  const sessionsResponse = await fetch(`${origin}/api/short-sessions?${period}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const sessions: ShortSession[] = await sessionsResponse.json()
  return { token, sessionId: sessions[0]?.id ?? '' }
}
