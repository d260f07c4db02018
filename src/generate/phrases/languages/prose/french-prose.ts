import type { ProseTexts } from "../../book.ts";

/** What is told of one kind of thing only, in French. */
export const frenchProse: ProseTexts = {
  song: "Lumières du soir|Sous la pluie|Dernier métro|Été bleu|Reste encore|Sans un mot|L'heure dorée|Danse avec moi|Sans toi|Demain peut-être|Cœur de papier|Vent de nuit",
  trip: "Week-end à la mer|En train vers les montagnes|Escapade d'automne|À vélo le long du canal|Trois jours sur l'île|Vacances en famille au lac|Sur la route des vins|Le long de la côte",
  aboutTrip:
    "Petit groupe, rythme calme et du temps pour flâner.|Trajet en train, petit-déjeuner compris.|Étapes courtes et longues pauses à midi.|Avec une visite guidée de la vieille ville.|Hébergement au centre, tout se fait à pied.|Convient aux familles.",
  aboutMusic:
    "Des morceaux calmes pour la fin de soirée.|À chanter sur la route.|Assez doux pour travailler.|De vieux favoris redécouverts.|Pour le premier café du matin.|À danser du début à la fin.",
  damage:
    "Accrochage au feu rouge, personne n'est blessé.|Fuite dans la cuisine, le parquet a gonflé.|Le vélo a été volé dans la cave.|La grêle a brisé la fenêtre de toit.|Un poteau touché en se garant.|La tempête a arraché des tuiles.",
  petNote:
    "Aime les enfants, pas le bruit.|Mange lentement, ne pas le presser.|Marche bien en laisse.|Prend un comprimé le soir.|Dort de préférence à la fenêtre.|S'entend bien avec les chats.",
  plantNote:
    "De nouvelles feuilles depuis la semaine dernière.|À tourner une fois par semaine.|Moins d'eau en hiver.|Aura bientôt besoin d'un pot plus grand.|Pas de soleil direct à midi.|Dernier engrais au printemps.",
  laundry:
    "Lavage à 30 degrés.|Programme délicat, séchage à plat.|Lavage à la main uniquement.|Ne pas mettre au sèche-linge.|Essuyer avec un chiffon humide.|Repasser sur l'envers.",
  motivation:
    "J'ai envie de rendre ce que j'ai reçu.|J'ai de nouveau du temps et j'aime aider.|J'aime travailler avec les enfants.|Des amis m'en ont parlé.|La nature près de chez moi me tient à cœur.|J'aimerais rencontrer du monde.",
  repair:
    "Fait un bruit inhabituel depuis hier.|La pièce est commandée.|Joint remplacé, essai sans anomalie.|À vérifier avant la prochaine utilisation.|Filtre nettoyé, pression normale.|Rendez-vous pris avec le fabricant.",
  surveyQuestion:
    "Êtes-vous satisfait dans l'ensemble ?|Nous recommanderiez-vous ?|Qu'avez-vous préféré ?|Que pouvons-nous améliorer ?|Comment nous avez-vous connus ?|À quelle fréquence utilisez-vous le service ?",
  surveyAnswer:
    "Très satisfait, tout s'est bien passé.|L'accueil était aimable.|La livraison pourrait être plus rapide.|Par une recommandation.|Environ une fois par mois.|Oui, sans hésiter.",
  billNote:
    "Merci de votre confiance.|Merci d'indiquer le numéro de facture.|Payable sans escompte.|Règlement par virement.|Prestation réalisée comme convenu.|Nous restons à votre disposition.",
  parcelStep:
    "Colis pris en charge.|Arrivé au centre de tri.|En route vers la région de destination.|Chargé dans le véhicule de livraison.|Remis au destinataire.|Destinataire absent, nouveau passage prévu.",
  stadium:
    "Stade du Parc|Stade de la Rivière|Arena du Port|Complexe sportif Nord|Stade municipal|Palais des sports",
  wedding:
    "Mariage de Camille et Hugo|Mariage de Léa et Thomas|Mariage de Chloé et Antoine|Mariage de Julie et Nicolas|Mariage de Manon et Louis|Mariage d'Alice et Paul",
  stayRequest:
    "Une chambre calme si possible.|Arrivée après 22 h.|Il nous faut un lit bébé.|Étage élevé de préférence.|Sans oreillers en plumes.|Petit-déjeuner tôt le jour du départ.",
};
