import { signUpOffers } from '../../../accounts/offers.ts'
import { money } from '../../../format.ts'
import type { TextSection } from '../../../text/Block.ts'

/** The articles of the conditions of sale. */
export const salesArticles: readonly TextSection[] = [
  {
    id: 'offres',
    title: '1. Les offres et les prix',
    blocks: [
      {
        list: signUpOffers.map(
          ({ title, description, monthlyPrice }) =>
            `**${title}** (${description.replace('Pour', 'pour')}) : ${monthlyPrice === null ? 'sur devis' : `${money(monthlyPrice)} HT par mois`}`,
        ),
      },
      "La TVA s'y ajoute au taux en vigueur. Ce que chaque offre contient est dit sur [la page des prix](/pros/prices). Le prix dû est celui de votre offre tel que « Moyen de paiement » l'affiche quand vous y enregistrez votre carte, puis quand vous y changez d'offre, quel que soit celui annoncé là où vous vous êtes inscrit ; ou celui du devis que vous avez accepté.",
    ],
  },
  {
    id: 'essai',
    title: "2. L'essai",
    blocks: [
      "Chaque cabinet dispose d'un mois d'essai gratuit, sans carte bancaire, quelle que soit la durée annoncée là où il s'est inscrit. À la fin de l'essai, rien n'est prélevé à qui n'a pas donné de moyen de paiement : l'accès est suspendu jusqu'à ce qu'il en donne un.",
    ],
  },
  {
    id: 'paiement',
    title: '3. Le paiement',
    blocks: [
      "L'abonnement se paie par mois, par carte ou par prélèvement SEPA. Le numéro de la carte est transmis au prestataire de paiement sans être conservé.",
      "Si un paiement échoue une fois l'essai terminé, l'accès est suspendu. Restent possibles : renseigner un moyen de paiement, télécharger ses données et supprimer son compte. Entre professionnels, un retard entraîne de plein droit des pénalités au taux de trois fois l'intérêt légal et une indemnité forfaitaire de 40 euros (articles L. 441-10 et D. 441-5 du Code de commerce).",
    ],
  },
  {
    id: 'duree',
    title: "4. La durée et le changement d'offre",
    blocks: [
      "L'abonnement est sans engagement : il va de mois en mois et prend fin quand le compte est supprimé. L'offre se change dans « Moyen de paiement », avec effet immédiat, si l'équipe tient dans la nouvelle ; Ultime se convient par écrit. Un changement de prix est annoncé par e-mail un mois avant de s'appliquer.",
    ],
  },
  {
    id: 'donnees',
    title: '5. Les données à la fin du contrat',
    blocks: [
      "La suppression du compte efface les données du cabinet ; exportez-les avant. L'exploitant ne garde que les factures et avoirs émis, sous scellés, pendant le délai légal de dix ans, puis les détruit.",
    ],
  },
  {
    id: 'litiges',
    title: '6. Les litiges',
    blocks: [
      "Écrivez d'abord à l'exploitant : la plupart des différends se règlent ainsi. À défaut d'accord, les tribunaux français sont compétents.",
    ],
  },
]
