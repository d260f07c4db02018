import type { ProseTexts } from "../../book.ts";

/** What is told of one kind of thing only, in French. */
export const frenchProse: ProseTexts = {
  surveyQuestion:
    "Êtes-vous satisfait dans l'ensemble ?|Nous recommanderiez-vous ?|Qu'avez-vous préféré ?|Que pouvons-nous améliorer ?|Comment nous avez-vous connus ?|À quelle fréquence utilisez-vous le service ?",
  surveyAnswer:
    "Très satisfait, tout s'est bien passé.|L'accueil était aimable.|La livraison pourrait être plus rapide.|Par une recommandation.|Environ une fois par mois.|Oui, sans hésiter.",
  billNote:
    "Merci de votre confiance.|Merci d'indiquer le numéro de facture.|Payable sans escompte.|Règlement par virement.|Prestation réalisée comme convenu.|Nous restons à votre disposition.",
  stadium:
    "Stade du Parc|Stade de la Rivière|Arena du Port|Complexe sportif Nord|Stade municipal|Palais des sports",
  wedding:
    "Mariage de Camille et Hugo|Mariage de Léa et Thomas|Mariage de Chloé et Antoine|Mariage de Julie et Nicolas|Mariage de Manon et Louis|Mariage d'Alice et Paul",
  stayRequest:
    "Une chambre calme si possible.|Arrivée après 22 h.|Il nous faut un lit bébé.|Étage élevé de préférence.|Sans oreillers en plumes.|Petit-déjeuner tôt le jour du départ.",
};
