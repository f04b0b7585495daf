import * as Type from 'typebox'
import type { Static, TSchema } from 'typebox'
import { namePattern } from './namePattern.ts'

/**
 * The schema of any text in a request: at most `maxLength` characters, without U+0000 and lone surrogates, which
 * PostgreSQL refuses.
 */
export const Text = (maxLength = 200, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000\\ud800-\\udfff]*$' })

/** Maximum characters of a name, unless its field states another, and of an e-mail address. */
export const maxNameLength = 100
export const maxEmailLength = 254

/** The name of a person, an organisation, a place, an animal or a type of session (ruling 45). */
export const Name = (maxLength = maxNameLength, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: namePattern })

/** A telephone number as typed: digits with spaces, dots, hyphens, slashes, parentheses and a plus. */
export const PhoneNumber = Type.String({ maxLength: 30, pattern: '^[0-9+()./\\- \\u00a0\\u202f]*$' })

/** A UUID in the database's notation, so that equal identifiers are equal strings. */
export const Id = Type.String({ format: 'uuid', pattern: '^[0-9a-f-]*$' })

/** A day of the practice's calendar, `yyyy-mm-dd`, from 1900 to 2199: always a valid date for the database. */
export const Day = Type.String({ format: 'date', pattern: '^(19|20|21)' })

/** A wall-clock time of the practice, `HH:mm` from 00:00 to 23:59. */
export const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

/** A wall-clock time at which something ends: a `Time`, or `24:00`, the midnight at the end of the day (ruling 149). */
export const EndTime = Type.String({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' })

/** Euros with at most two decimals, never negative. */
export const Money = Type.Number({ minimum: 0, maximum: 9_999_999.99, multipleOf: 0.01 })

/** A percentage with at most two decimals, 20 for 20 %. */
export const Percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })

/**
 * An opaque version that changes with its data; a change sends it back in If-Match, and is refused with 412 if it is
 * outdated.
 */
export const Version = Type.String()

export const Email = Type.String({ format: 'email', maxLength: maxEmailLength })

/** 8 to 128 characters, without composition rules (OWASP ASVS 6.2). */
export const Password = Text(128, 8)

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A boolean in a query string, where every value is text. */
export const Flag = Type.Union([Type.Literal('true'), Type.Literal('false')])

/** One page of a list; `page` starts at 0 on the wire (ruling 14). */
export const Paged = <T extends TSchema>(item: T) =>
  Type.Object({
    content: Type.Array(item),
    totalElements: Type.Integer(),
    itemsPerPage: Type.Integer(),
    totalPages: Type.Integer(),
  })

/** The first and the last day of a period, both included. */
export const DayRange = Type.Object({ startDate: Day, endDate: Day })

/** The requested page, from 0, and its maximum number of rows. Without either, the call's own default applies. */
export const pageSearch = (maxSize: number) => ({
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: maxSize })),
})

export const ById = Type.Object({ id: Id })

export const Address = Type.Object({ streetName: Text(200), zipCode: Text(12), city: Text(120) })
export type Address = Static<typeof Address>

/**
 * An address anywhere in the world. `country` is a code of two letters (ISO 3166-1); '' or omitted, it is that of the
 * French postal code, FR by default (ruling 161). Responses always have it.
 */
export const ClientAddress = Type.Object({
  ...Address.properties,
  country: Type.Optional(Type.String({ pattern: '^([A-Z]{2})?$' })),
})
export type ClientAddress = Static<typeof ClientAddress>

/**
 * A field of the input that is refused, with a sentence in French. `kind` is the reason, for clients that branch on it;
 * `label` is the field's name on the screen, where the sentence alone does not identify the field.
 */
export const Problem = Type.Object({
  field: Type.String(),
  kind: Type.Optional(Type.Union([Type.Literal('required'), Type.Literal('endBeforeStart'), Type.Literal('invalid')])),
  label: Type.Optional(Type.String()),
  message: Type.String(),
})
export type Problem = Static<typeof Problem>

/**
 * A conflict of a session on a date, with a name and a sentence to show. It is another session of the therapist or the
 * animal, an absence, an overworked animal (`workload`), an animal that does not fit the participants (`incompatible`),
 * or a time that a clock change skips (`clock`).
 */
export const Conflict = Type.Object({
  date: Day,
  kind: Type.Union([
    Type.Literal('therapist'),
    Type.Literal('animal'),
    Type.Literal('vacation'),
    Type.Literal('workload'),
    Type.Literal('incompatible'),
    Type.Literal('clock'),
  ]),
  id: Id,
  name: Type.String(),
  detail: Type.Optional(Type.String()),
})
export type Conflict = Static<typeof Conflict>

/** The shape of every refusal of the API. `problems` comes with 400, `conflicts` with 409. */
export const Failure = Type.Object({
  errorCode: Type.String(),
  message: Type.String(),
  requestId: Type.Optional(Type.String()),
  problems: Type.Optional(Type.Array(Problem)),
  conflicts: Type.Optional(Type.Array(Conflict)),
})
export type Failure = Static<typeof Failure>
