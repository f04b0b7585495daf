/** Replaces the runtime's logger, which adds stack traces in its debug mode and searches for other consoles. */
export const createLogger = () => console
export const createInfrastructureLogger = createLogger
export const bindLoggerToCompiler = (): void => {}
export const logger = console
export const infrastructureLogger = console
