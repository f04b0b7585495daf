import type { Handlers } from '../../handlers.ts'

export const operatorHandlers = {
  'GET /public/operator': async ({ services: { settings } }) => ({
    ...settings.operator,
    email: settings.providerEmail,
    demoBookingUrl: settings.demoBookingUrl ?? null,
  }),
} satisfies Partial<Handlers>
