import type { Erasure } from 'shared/contracts/patients/erasure'
import { plural } from 'shared/domain/format'

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${plural(count, one, many)}`]

/** Data that an erasure destroys: one line per kind with at least one item. */
export const erasedLines = ({ destroyed }: Erasure): string[] => [
  'La fiche : coordonnées, entourage, informations avec les animaux',
  ...counted(destroyed.comments, 'commentaire de séance', 'commentaires de séances'),
  ...counted(destroyed.evaluations, 'évaluation', 'évaluations'),
  ...counted(destroyed.answers, 'réponse de réservation', 'réponses de réservation'),
  ...counted(destroyed.audios, 'enregistrement audio', 'enregistrements audio'),
  ...counted(destroyed.programmes, 'programme', 'programmes'),
  ...counted(destroyed.reports, 'bilan donné, avec ses liens', 'bilans donnés, avec leurs liens'),
  ...counted(destroyed.consents, 'accord', 'accords'),
  ...counted(destroyed.signatures, "ligne d'émargement", "lignes d'émargement"),
  ...counted(destroyed.payers, 'payeur (« Qui paie »)', 'payeurs (« Qui paie »)'),
]

/** Data that an erasure keeps: one line per kind. */
export const keptLines = ({ kept }: Erasure): string[] => [
  ...(kept.invoices === 0
    ? ['Aucune facture à son nom']
    : [
        `${kept.invoices} ${plural(kept.invoices, 'facture', 'factures')}, avec son nom et son adresse : la loi demande de les garder dix ans`,
      ]),
  ...counted(kept.estimations, 'devis, avec son nom et son adresse', 'devis, avec son nom et son adresse'),
  ...counted(kept.signatures, "ligne d'émargement d'une séance facturée", "lignes d'émargement de séances facturées"),
  ...counted(
    kept.payers,
    'payeur facturé, avec son nom et son adresse',
    'payeurs facturés, avec leur nom et leur adresse',
  ),
  ...counted(
    kept.sessions,
    "séance passée dans l'agenda, sans rien de ce qui y était écrit",
    "séances passées dans l'agenda, sans rien de ce qui y était écrit",
  ),
]
