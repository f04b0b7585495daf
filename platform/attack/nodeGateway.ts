import { once } from 'node:events'
import { createGateway } from '../gateway/gateway.ts'
import { optionsFromEnv } from '../gateway/operatorOptions.ts'

// Runs in its own process, as in production, so that an attack does not slow down the measurement.
const [distDir = '', port, ...apiOrigin] = process.argv.slice(2)
const server = createGateway({ distDir, apiOrigin, ...optionsFromEnv(process.env) })
await once(server.listen(Number(port), '127.0.0.1'), 'listening')
process.send?.('listening')
process.once('SIGTERM', () => process.exit(0))
process.once('disconnect', () => process.exit(0))
