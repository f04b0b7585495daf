import type { Erasure } from 'shared/contracts/patients/erasure'
import { plural } from 'shared/domain/format'

const countLine = (count: number, singularText: string, pluralText: string): string[] =>
  count === 0 ? [] : [`${count} ${plural(count, singularText, pluralText)}`]

/** Returns the data that an erasure destroys: one line per kind with at least one item. */
export const erasedLines = ({ destroyed }: Erasure): string[] => [
  'La fiche : coordonnées, entourage, informations avec les animaux',
  ...countLine(destroyed.comments, 'commentaire de séance', 'commentaires de séances'),
  ...countLine(destroyed.evaluations, 'évaluation', 'évaluations'),
  ...countLine(destroyed.answers, 'réponse de réservation', 'réponses de réservation'),
  ...countLine(destroyed.audios, 'enregistrement audio', 'enregistrements audio'),
  ...countLine(destroyed.programmes, 'programme', 'programmes'),
  ...countLine(destroyed.reports, 'bilan donné, avec ses liens', 'bilans donnés, avec leurs liens'),
  ...countLine(destroyed.consents, 'accord', 'accords'),
  ...countLine(destroyed.signatures, "ligne d'émargement", "lignes d'émargement"),
  ...countLine(destroyed.payers, 'payeur (« Qui paie »)', 'payeurs (« Qui paie »)'),
]

/** Returns the data that an erasure keeps: one line per kind. */
export const keptLines = ({ kept }: Erasure): string[] => [
  ...(kept.invoices === 0
    ? ['Aucune facture à son nom']
    : [
        `${kept.invoices} ${plural(kept.invoices, 'facture', 'factures')}, avec son nom et son adresse : la loi demande de les garder dix ans`,
      ]),
  ...countLine(kept.estimations, 'devis, avec son nom et son adresse', 'devis, avec son nom et son adresse'),
  ...countLine(kept.signatures, "ligne d'émargement d'une séance facturée", "lignes d'émargement de séances facturées"),
  ...countLine(
    kept.payers,
    'payeur facturé, avec son nom et son adresse',
    'payeurs facturés, avec leur nom et leur adresse',
  ),
  ...countLine(
    kept.sessions,
    "séance passée dans l'agenda, sans rien de ce qui y était écrit",
    "séances passées dans l'agenda, sans rien de ce qui y était écrit",
  ),
]
