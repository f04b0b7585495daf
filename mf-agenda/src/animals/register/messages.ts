import type { Messages } from 'shared/client'

export const loadFailed = "Le registre n'a pas pu être chargé."

export const fileFailed: Messages = { otherwise: "Le fichier n'a pas pu être préparé." }
