import type { Appointment, AppointmentInput, Vaccine, VaccineInput } from 'shared/contracts/animal'

interface VaccineRow {
  id: string
  name: string
  date: string | null
  valid_until: string | null
}

export const vaccineOf = ({ id, name, date, valid_until }: VaccineRow): Vaccine => ({
  id,
  name,
  date,
  validUntil: valid_until,
})

export const appointmentOf = ({ comments, ...row }: VaccineRow & { comments: string }): Appointment => ({
  ...vaccineOf(row),
  comments,
})

export const vaccineColumns = ({ name, date, validUntil = null }: VaccineInput) => ({
  name: name.trim(),
  date,
  valid_until: validUntil,
})

export const appointmentColumns = (input: AppointmentInput) => ({
  ...vaccineColumns(input),
  comments: input.comments,
})
