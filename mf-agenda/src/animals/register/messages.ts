import type { Messages } from 'shared/client'

export const loadFailedText = "Le registre n'a pas pu être chargé."

export const fileFailureMessages: Messages = { otherwise: "Le fichier n'a pas pu être préparé." }
