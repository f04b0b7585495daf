import type { FindItems } from './FindItems.ts'
import { findAnimalsByText, findClubsByText, findPatientsByText } from './search.sql.ts'

export const findPatientItems: FindItems = async ({ tx }, text, limit) =>
  (await findPatientsByText(tx, text, limit)).map(({ id, name, city }) => ({
    id,
    title: name,
    detail: city,
    path: `/pros/patients/${id}/details`,
  }))

export const findAnimalItems: FindItems = async ({ tx }, text, limit) =>
  (await findAnimalsByText(tx, text, limit)).map(({ id, name, species, race }) => ({
    id,
    title: name,
    detail: `${species}, ${race}`,
    path: `/pros/animal/${id}`,
  }))

export const findClubItems: FindItems = async ({ tx }, text, limit) =>
  (await findClubsByText(tx, text, limit)).map(({ id, name, city }) => ({
    id,
    title: name,
    detail: city,
    path: `/pros/clubs/${id}`,
  }))
