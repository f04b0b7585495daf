import { conforms } from 'shared/federation/conformance'
import descriptor from './descriptor.ts'
import area from './remote.tsx'

conforms(descriptor, area, import.meta.dirname)
