import { describe, expect, it } from '@jest/globals'
import { calendarFileOf, type CalendarSession } from './calendarFile.ts'

const mailContext = {
  publicUrl: 'https://complice.test',
  operatorEmail: 'contact@complice.test',
  recipient: { name: 'Paul Martin', address: 'paul@exemple.fr' },
  now: new Date('2026-03-01T08:00:00Z'),
}
const session: CalendarSession = {
  tenantId: 't',
  sessionId: 'abc',
  date: '2026-03-31',
  startTime: '10:00',
  endTime: '11:30',
  sessionTypeName: 'Séance, longue',
  therapistName: 'Alice Durand',
  patientName: 'Paul Martin',
  place: 'Le Pré; 1 rue du Lac',
  timeZone: 'Europe/Paris',
  sequence: 4,
  cancelled: false,
}
const linesOf = (change: Partial<CalendarSession> = {}) =>
  calendarFileOf({ ...session, ...change }, mailContext)
    .content.replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')

const peopleOf = (lines: string[]) => lines.filter((line) => /^(?:ORGANIZER|ATTENDEE)/.test(line))

describe('the calendar file of a session', () => {
  it("has the practice's local time, and a UID that depends only on the session", () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:session-abc@complice',
        'SEQUENCE:4',
        'DTSTAMP:20260301T080000Z',
        'DTSTART;TZID=Europe/Paris:20260331T100000',
        'DTEND;TZID=Europe/Paris:20260331T113000',
        String.raw`SUMMARY:Séance\, longue avec Alice Durand`,
        String.raw`LOCATION:Le Pré\; 1 rue du Lac`,
        'STATUS:CONFIRMED',
      ]),
    )
  })

  it('defines the time zone with its clock changes', () => {
    const text = linesOf().join('\n')
    expect(text).toContain('TZID:Europe/Paris')
    expect(text).toContain(
      'BEGIN:DAYLIGHT\nDTSTART:20260329T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT',
    )
    expect(text).toContain(
      'BEGIN:STANDARD\nDTSTART:20261025T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD',
    )
  })

  it('has one time zone rule if the clock never changes', () => {
    const text = linesOf({ timeZone: 'Indian/Reunion' }).join('\n')
    expect(text).toContain(
      'BEGIN:STANDARD\nDTSTART:20250101T040000\nTZOFFSETFROM:+0400\nTZOFFSETTO:+0400\nEND:STANDARD',
    )
    expect(text.match(/TZOFFSETTO/g)).toHaveLength(1)
  })

  it('is an invitation of the recipient, whose reply is not needed', () => {
    const text = linesOf().join('\n')
    expect(text).toMatch(/^ORGANIZER;CN="Alice Durand":mailto:contact@complice\.test$/m)
    const [attendee = ''] = /^ATTENDEE.*$/m.exec(text) ?? []
    expect(attendee).toMatch(/:mailto:paul@exemple\.fr$/i)
    for (const parameter of ['RSVP=FALSE', 'PARTSTAT=ACCEPTED', 'CN="Paul Martin"'])
      expect(attendee).toContain(parameter)
  })

  it('names the same organizer and attendee when it cancels the entry', () => {
    expect(peopleOf(linesOf({ cancelled: true }))).toEqual(peopleOf(linesOf()))
    expect(peopleOf(linesOf())).toHaveLength(2)
  })

  it('writes an end at 24:00 as midnight of the next day', () => {
    expect(linesOf({ startTime: '23:00', endTime: '24:00' })).toContain('DTEND;TZID=Europe/Paris:20260401T000000')
  })

  it('cancels the entry with the same UID when the session is cancelled', () => {
    expect(linesOf({ cancelled: true, sequence: 5 })).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'UID:session-abc@complice', 'SEQUENCE:5', 'STATUS:CANCELLED']),
    )
  })

  it('contains nothing about a patient who is not its recipient', () => {
    expect(linesOf({ patientName: 'Zoé Blanc' }).join('\n')).not.toContain('Blanc')
  })
})
