import type { BookTexts } from "../../book.ts";

/** Things that are told of in French, a thing in each line. Labels are English until all is decided. */
export const frenchRows: BookTexts["rows"] = {
  "product catalogitem": `
name | category/department/product category/collection/type | about | tags | price
Lampe de bureau en {bois:chêne/noyer/frêne} | Lighting | Lumière chaude, trois niveaux d'intensité. | lampe, bois, bureau | 59-129
Coussin en lin {couleur:sable/vert sauge/bleu ardoise} | Textiles | Housse lavable à fermeture invisible. | lin, salon | 24-49
Tasse en grès | Kitchen | Contient un grand café et passe au lave-vaisselle. | café, céramique, idée cadeau | 12-24
Sac à dos de randonnée {litres:25/32/40} l | Outdoor | Dos aéré, housse de pluie dans la poche du fond. | randonnée, voyage | 79-169
Chaise en {bois:chêne/hêtre/frêne} | Furniture | Légère, empilable et solidement assemblée. | bois, salle à manger | 119-249
Plaid en laine | Textiles | En pure laine vierge, assez grand pour deux. | laine, canapé, hiver | 69-149
Gourde en acier inoxydable | Outdoor | Garde au chaud douze heures et au frais vingt-quatre. | balade, durable | 19-39
Horloge murale | Accessories | Totalement silencieuse, un an avec une seule pile. | horloge, salon | 29-79
Planche à découper en {bois:olivier/noyer/érable} | Kitchen | Douce pour les couteaux, avec rigole à jus. | cuisine, bois | 24-59
Carnet à pages blanches | Office | S'ouvre bien à plat et se ferme par un élastique. | écriture, papier | 9-19
Sacoche en cuir | Accessories | De la place pour un ordinateur, une poche à l'avant pour le téléphone. | cuir, quotidien | 129-249
Théière en verre | Kitchen | Avec filtre, pour un litre. | thé, verre, idée cadeau | 29-59
Bibliothèque en bouleau | Furniture | Cinq tablettes à régler à la hauteur voulue. | bois, rangement | 149-349
Panier de rangement | Storage | En jonc de mer tressé, avec deux anses. | rangement, naturel | 19-45
Casque sans fil | Electronics | Trente heures d'autonomie, atténue les bruits du train. | musique, voyage | 79-249
Veste de pluie | Clothing | Se range dans sa propre poche, coutures étanches. | plein air, léger | 79-189
`,
  "recipe dish meal menuitem": `
name | cuisine | course/category/meal type | about | ingredients | steps/instructions/directions/method | price
Soupe à l'oignon gratinée | French | Soups/starter/lunch/dinner | Oignons longuement fondus, pain grillé et comté. | Oignons, Beurre, Bouillon de bœuf, Pain de campagne, Comté | Émincer les oignons et les faire fondre dans le beurre, Mouiller avec le bouillon et laisser mijoter, Couvrir de pain et de comté, Gratiner dix minutes | 7-11
Blanquette de veau | French | Mains/main/dinner/lunch | Une sauce veloutée, servie avec du riz. | Épaule de veau, Carottes, Champignons, Crème fraîche, Citron | Couvrir la viande d'eau et porter à frémissement, Ajouter les carottes et cuire une heure et demie, Lier la sauce avec la crème, Ajouter les champignons et un filet de citron | 16-22
Gratin dauphinois | French | Sides/side/main/dinner | De fines tranches dans la crème, dorées sur le dessus. | Pommes de terre, Crème, Lait, Ail, Muscade | Frotter le plat avec l'ail, Trancher finement les pommes de terre, Couvrir de crème et de lait, Cuire une heure à four doux | 8-12
Bœuf bourguignon | French | Mains/main/dinner | Mijoté trois heures au vin rouge, avec des lardons. | Bœuf à braiser, Vin rouge, Lardons, Carottes, Petits oignons | Faire dorer la viande et les lardons, Ajouter les carottes et les oignons, Verser le vin rouge, Laisser mijoter trois heures | 17-23
Quiche aux poireaux | French | Mains/main/lunch | Pâte croustillante et poireaux fondants, avec une salade verte. | Pâte brisée, Poireaux, Œufs, Crème, Noix de muscade | Faire fondre les poireaux, Battre les œufs avec la crème, Garnir la pâte, Cuire trente-cinq minutes au four | 9-13
Ratatouille | French | Sides/side/main/lunch | Les légumes de l'été, cuits doucement à l'huile d'olive. | Aubergines, Courgettes, Tomates, Poivrons, Thym | Couper les légumes en dés, Les dorer séparément, Réunir le tout avec les tomates et le thym, Laisser compoter une heure | 9-13
Salade niçoise | French | Salads/starter/lunch | Thon, œufs et olives, avec un filet d'huile d'olive. | Tomates, Thon, Œufs, Olives noires, Anchois | Cuire les œufs dix minutes, Couper les tomates en quartiers, Disposer le thon et les anchois, Arroser d'huile d'olive | 11-15
Risotto aux champignons | Italian | Mains/main/dinner | Crémeux, avec des cèpes et du parmesan. | Riz arborio, Cèpes, Vin blanc, Bouillon de légumes, Parmesan | Poêler les cèpes et réserver, Nacrer le riz et déglacer au vin blanc, Ajouter le bouillon louche après louche, Incorporer les cèpes et le parmesan | 14-19
Couscous aux sept légumes | Moroccan | Mains/main/dinner | Une semoule légère et un bouillon parfumé au ras el-hanout. | Semoule, Courgettes, Navets, Pois chiches, Ras el-hanout | Faire revenir les légumes avec les épices, Couvrir d'eau et cuire quarante minutes, Égrener la semoule à la vapeur, Servir avec le bouillon et les pois chiches | 13-18
Curry de potiron | Thai | Mains/main/dinner | Doux, au lait de coco et à la coriandre. | Potiron, Lait de coco, Gingembre, Pâte de curry, Coriandre | Couper le potiron en cubes, Faire revenir le gingembre et la pâte de curry, Verser le lait de coco et cuire vingt minutes, Parsemer de coriandre | 12-16
Saumon grillé au fenouil | Mediterranean | Mains/main/dinner | Saisi côté peau, relevé de citron. | Pavés de saumon, Fenouil, Citron, Huile d'olive, Aneth | Émincer et griller le fenouil, Saler le saumon et le griller côté peau, Servir avec le citron et l'aneth | 17-24
Galettes complètes | Breton/french | Mains/main/lunch | Sarrasin croustillant, jambon, œuf et fromage. | Farine de sarrasin, Œufs, Jambon, Emmental, Beurre demi-sel | Mélanger la farine et l'eau puis laisser reposer, Cuire la galette des deux côtés, Garnir de jambon et de fromage, Casser l'œuf au centre et replier les bords | 9-13
Tarte Tatin | French | Desserts/dessert | Des pommes caramélisées, servies tièdes. | Pommes, Sucre, Beurre, Pâte feuilletée | Préparer un caramel au beurre, Ranger les quartiers de pommes, Couvrir de pâte, Cuire trente minutes et retourner | 6-9
Mousse au chocolat | French | Desserts/dessert | Noire, légère et sans crème. | Chocolat noir, Œufs, Sucre, Fleur de sel | Faire fondre le chocolat, Incorporer les jaunes, Ajouter les blancs battus en neige, Laisser prendre au frais | 5-8
Œufs cocotte | French | Breakfast/starter | Un peu de crème, de la ciboulette et des mouillettes. | Œufs, Crème fraîche, Ciboulette, Pain | Beurrer les ramequins, Verser la crème puis casser les œufs, Cuire huit minutes au bain-marie, Parsemer de ciboulette | 6-9
`,
  "article post blogpost story": `
name | category/section/topic | about | tags
Cinq idées pour des matins calmes | Health | Se lever dix minutes plus tôt en fait gagner bien davantage. | matin, habitudes, bien-être
Voyager en train de nuit | Travel | Monter à bord le soir, se réveiller au bord de la mer : ce qu'il faut savoir. | train, voyage, Europe
Petite cuisine, grands effets | Home | Six mètres carrés et de la place pour tout ce qui sert vraiment. | cuisine, aménagement, rangement
Ce que font les bonnes équipes | Business | Elles parlent plus tôt des erreurs et moins souvent des coupables. | travail, équipe, management
Un week-end à la montagne | Travel | Deux refuges, un lac et un sentier que les enfants peuvent suivre. | randonnée, Alpes, famille
Un potager pour débuter | Gardening | Radis, salades et haricots : difficile de se tromper. | jardin, légumes, printemps
Pourquoi nous écrivons encore des lettres | Culture | Une lettre est lente, et c'est justement ce qui plaît. | écriture, papier, amitié
À vélo dans la ville | Travel | Quels trajets sont sûrs et quel éclairage se voit vraiment. | vélo, ville, mobilité
Faire son pain sans se presser | Food | La pâte demande surtout une nuit au réfrigérateur. | pain, levain, recette
Acheter d'occasion ce qui dure | Technology | Téléphones, ordinateurs, appareils photo : les points à vérifier. | occasion, budget, high-tech
Huit livres pour les longues soirées | Books | Deux polars, trois romans et trois titres inclassables. | livres, lecture, hiver
Se mettre à courir à quarante ans | Sport | Du premier kilomètre à la course de la ville en douze semaines. | course, entraînement, santé
Un dimanche au marché | Food | Comment choisir ses tomates et discuter avec le fromager. | marché, saison, cuisine
Le retour du cinéma de quartier | Culture | Trois salles, des débats après la séance et un public fidèle. | cinéma, quartier, sorties
`,
  event: `
name | category/event type/type | about | tags
Fête de l'été au jardin public | Festival/festival | Musique, gâteaux et jeux pour tous les habitants du quartier. | famille, plein air
Concert d'automne du chœur de chambre | Concert/concert | Fauré et Poulenc à l'église Saint-Nicolas. | chœur, musique classique
Colloque climat et ville | Conference/conference | Trois conférences et du temps pour les questions. | climat, urbanisme
Nuit des musées | Exhibition/exhibition | Vingt lieux ouverts jusqu'à minuit. | musée, art
Atelier de poterie pour débutants | Workshop/workshop | De la motte au bol, sans expérience préalable. | artisanat, céramique
Rencontre des entrepreneurs | Networking/networking | De courtes présentations, puis un verre. | start-up, réseau
Ciné en plein air | Film/film | Un classique sur grand écran, plaids fournis. | cinéma, plein air
Rencontre avec une romancière | Theatre/reading | L'autrice lit des pages de son nouveau roman et répond au public. | littérature, lecture
Course de la ville, dix kilomètres | Sport/sports | Départ devant la mairie, inscription possible sur place. | course, sport
Marché de Noël | Festival/market | Artisans, vin chaud et chants pendant quatre week-ends. | hiver, famille
Vide-grenier du quartier | Festival/market | Une centaine d'exposants, buvette sur place. | brocante, occasion
`,
  "apartment flat": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
Trois-pièces lumineux avec balcon | Apartment/flat | Parquet dans toutes les pièces, balcon plein sud. | Balcon, Parquet, Cuisine équipée, Cave | 3-3
Appartement haussmannien près du parc | Apartment/flat | Belle hauteur sous plafond, moulures et vue sur les arbres. | Parquet, Moulures, Cave, Gardien | 3-5
Deux-pièces au calme sur cour | Apartment/flat | Au fond de la cour, à cinq minutes de la gare. | Cuisine équipée, Local à vélos, Ascenseur | 2-2
Dernier étage avec terrasse | Apartment/penthouse/flat | Avec ascenseur et vue sur les toits de la ville. | Terrasse, Ascenseur, Chauffage au sol | 3-4
Loft dans le quartier du port | Loft/apartment | Un grand volume avec mezzanine dans un ancien entrepôt. | Mezzanine, Place de parking, Ascenseur | 1-2
Studio pour étudiant | Studio/apartment | Meublé, à dix minutes de l'université. | Meublé, Laverie, Fibre | 1-1
Quatre-pièces familial avec loggia | Apartment/flat | Traversant, près des écoles et du tramway. | Loggia, Cave, Place de parking, Interphone | 4-4
Deux-pièces rénové avec vue dégagée | Apartment/flat | Refait à neuf, cuisine ouverte sur le séjour. | Cuisine équipée, Double vitrage, Cave | 2-2
`,
  "property listing house home propertylisting rental": `
name | property type/type/category/home type | about | features/amenities | rooms/bedrooms/room count/number of rooms
Trois-pièces lumineux avec balcon | Apartment/flat | Parquet dans toutes les pièces, balcon plein sud. | Balcon, Parquet, Cuisine équipée, Cave | 3-3
Appartement haussmannien près du parc | Apartment/flat | Belle hauteur sous plafond, moulures et vue sur les arbres. | Parquet, Moulures, Cave, Gardien | 3-5
Maison familiale avec jardin | House/house | Jardin, garage et de la place pour toute la famille. | Jardin, Garage, Terrasse, Cheminée | 5-7
Deux-pièces au calme sur cour | Apartment/flat | Au fond de la cour, à cinq minutes de la gare. | Cuisine équipée, Local à vélos, Ascenseur | 2-2
Dernier étage avec terrasse | Apartment/penthouse/flat | Avec ascenseur et vue sur les toits de la ville. | Terrasse, Ascenseur, Chauffage au sol | 3-4
Loft dans le quartier du port | Loft/apartment | Un grand volume avec mezzanine dans un ancien entrepôt. | Mezzanine, Place de parking, Ascenseur | 1-2
Maison de ville avec garage | Townhouse/house | Rénovée, dans une impasse calme, école à deux pas. | Garage, Cour, Cuisine équipée | 4-5
Studio pour étudiant | Studio/apartment | Meublé, à dix minutes de l'université. | Meublé, Laverie, Fibre | 1-1
Villa rénovée aux portes de la ville | Villa/house | Grand jardin arboré, chauffage neuf. | Jardin, Piscine, Garage, Cheminée | 6-8
`,
  "ticket supportticket inquiry complaint": `
name | category/type/topic | about | tags
Connexion impossible | Account/technical | Depuis ce matin, une page blanche s'affiche après le mot de passe. | connexion, mot de passe
Facture manquante | Billing/billing | Je n'ai pas reçu la facture de ma commande du mois dernier. | facture
Colis non reçu | Shipping/shipping | D'après le suivi, le colis est en route depuis une semaine. | livraison, colis
Montant prélevé incorrect | Billing/billing | La somme prélevée est supérieure à celle de la facture. | paiement, facture
L'application se ferme au démarrage | Technical/bug | Depuis la dernière mise à jour, elle se referme aussitôt. | application, plantage
Changement d'adresse de livraison | Shipping/account | J'ai déménagé et la commande n'est pas encore partie. | adresse, livraison
Article abîmé à la réception | Returns/returns | Un coin est cassé, j'ai joint des photos. | retour, casse
Question sur le préavis de résiliation | Question/general/billing | Jusqu'à quand puis-je résilier pour que le contrat prenne fin en décembre ? | contrat
Export au format tableur | Feature request/feature request | Notre comptable aurait besoin de la liste dans un fichier. | suggestion, export
`,
  "task todo todoitem": `
name | category/type | about | tags
Vérifier l'offre du nouveau client | Sales/sales | Comparer les prix et la durée avec la dernière offre. | commercial
Envoyer les factures {mois:d'octobre/de septembre/de juillet} | Finance/finance | Les heures sont dans le tableau, les adresses dans le dossier voisin. | comptabilité
Confirmer le rendez-vous avec le fournisseur | Operations/operations | Une date est proposée, la réponse se fait attendre. | achats
Refaire la page d'accueil | Design/design | Mettre les nouvelles photos et raccourcir le texte. | site web
Rappeler une cliente | Support/customer support | C'est au sujet de la livraison de la semaine dernière. | service client
Préparer la newsletter | Marketing/marketing | Trois sujets, une offre et une image pour l'en-tête. | newsletter
Réapprovisionner le stock | Logistics/operations | Il ne reste presque plus de cartons ni d'adhésif. | stock
Renouveler le contrat de maintenance | Legal/legal | Il se termine en décembre, demander les nouvelles conditions. | contrat
Corriger l'erreur de connexion | Engineering/engineering | Elle n'apparaît que si le mot de passe contient un accent. | bug
Organiser les entretiens d'embauche | People/people | Quatre candidatures retenues, il reste à réserver les salles. | recrutement
`,
  "course onlinecourse": `
name | category/subject/topic | about | tags
Introduction à la photographie | Photography/art | Exposition, netteté et cadrage, un exercice chaque semaine. | appareil photo, bases
Statistiques pour débutants | Mathematics/science | De la moyenne aux tests de significativité, sur des données réelles. | données, bases
Écriture créative | Literature/art | Dix textes courts, relus et discutés en groupe. | écriture
Espagnol, niveau débutant | Languages/language | Se présenter, faire ses courses, demander son chemin. | espagnol, A1
Le développement web pas à pas | Computer science/technology/programming | À la fin, votre propre site est en ligne. | HTML, CSS, JavaScript
Les bases de la comptabilité | Business/finance/economics | Comptes, pièces justificatives et premier bilan. | comptabilité
Aquarelle | Art/design | Du papier, des pigments et beaucoup d'eau, pour débuter. | peinture
Gestion de projet en pratique | Business | Planifier, coordonner et ajuster, à partir d'un cas concret. | projet, équipe
`,
  "book novel": `
name | genre/category | about
La Maison du canal | Mystery/fiction | Une famille, une maison et un vieux secret.
Lettres sans nom | Romance/fiction | Deux inconnus s'écrivent tout un hiver.
Le Long Hiver | Novel/fiction | Un village reste trois mois coupé du monde.
La Cartographe | Biography/history/non-fiction | La vie d'une femme qui mesura les côtes.
Jardins tardifs | Poetry/fiction | Des poèmes sur l'attente et sur ce qui pousse.
Dernier train pour Brest | Thriller/fiction | Une valise est échangée, et personne ne la réclame.
La Ville sous la glace | Science fiction/fantasy/fiction | Six personnes découvrent un escalier qui descend.
Petite histoire du pain | History/non-fiction/food | Du blé sauvage à la boulangerie du coin.
Le Renard du troisième étage | Children/fiction | Qui habite là, et pourquoi n'aboie-t-il jamais ?
`,
  "job jobposting vacancy position jobopening": `
name | department/category/team | about | requirements/skills
Développeur logiciel (H/F) | Engineering | Vous faites évoluer notre plateforme, par petites étapes et avec des tests. | TypeScript, SQL, Travail en équipe
Comptable (H/F) | Finance | Vous saisissez, réglez et clôturez le mois avec nous. | Sage, Rigueur, BTS comptabilité
Responsable commercial (H/F) | Sales | Vous encadrez une équipe de six personnes et suivez les grands comptes. | Négociation, Management, Mobilité
Graphiste (H/F) | Design/marketing | Vous créez nos emballages, nos annonces et notre site. | Typographie, Figma, Illustration
Chargé de ressources humaines (H/F) | People | Vous accompagnez chacun, de la candidature au départ. | Droit du travail, Écoute
Conseiller clientèle (H/F) | Customer support/support | Vous répondez au téléphone et par écrit, et trouvez des solutions. | Sens du service, Aisance à l'écrit, Anglais
Préparateur de commandes (H/F) | Logistics/operations | Vous réceptionnez, emballez et chargez la marchandise. | CACES, Ponctualité
Chef de produit (H/F) | Product | Vous décidez avec les clients et les développeurs de la suite à donner. | Sens des priorités, Analyse de données, Anglais
`,
  restaurant: `
name | cuisine/cuisine type | about
Le Vieux Moulin | French | Cuisine du terroir et carte de saison, terrasse sous les platanes.
Trattoria Bella Vista | Italian | Pâtes fraîches, pizzas fines et une belle carte des vins.
Chez Lucienne | French | Douze tables, un menu du jour et du vin au verre.
Le Dragon d'Or | Chinese | Nouilles étirées à la main, idéal pour les grandes tablées.
Sakura | Japanese | Huit places au comptoir, poisson du matin.
La Table de Crète | Greek | Des entrées à partager et de l'agneau au four.
Le Jardin de Madras | Indian | Du plus doux au plus relevé, avec beaucoup de plats sans viande.
Les Cèdres | Lebanese | Mezzés, thé à la menthe et pain cuit sur place.
`,
  "checkup consultation": `
reason/reason for visit/purpose/title/visit reason | department/specialty/speciality | about/notes
Maux de tête | Neurology | Depuis deux semaines, surtout le matin.
Mal de dos | Orthopaedics | La douleur descend dans la jambe gauche, radio disponible.
Éruption cutanée | Dermatology | Sur l'avant-bras, démangeaisons depuis le week-end.
Contrôle de la tension | Cardiology | Apporter les mesures de la semaine passée.
Vaccination | General practice/general medicine | Apporter le carnet de vaccination.
Toux persistante | General practice/general medicine | Depuis trois semaines, sans fièvre.
Examen de la vue | Ophthalmology | Porte des lunettes depuis dix ans.
Bilan de santé | General practice/general medicine | Venir à jeun.
`,
  "notification alert": `
name | type/category | about/message/body
Votre commande est en route | Shipping/order | Le colis devrait arriver demain.
Nouveau message | Message/message | Vous avez reçu une réponse à votre demande.
Votre facture est disponible | Billing/payment | Retrouvez-la dans votre compte, rubrique Factures.
Rendez-vous confirmé | Reminder/appointment | Nous serons heureux de vous accueillir.
On vous a mentionné | Mention/comment | Quelqu'un vous pose une question dans un commentaire.
Votre mot de passe a été modifié | Security/account | Si ce n'est pas vous, contactez-nous sans attendre.
Maintenance cette nuit | System/system | Le service sera indisponible entre deux et quatre heures.
Nouvel avis | Review/comment | Un client a noté votre article.
`,
  "project initiative": `
name | category/type/department | about
Refonte du site | Marketing/marketing | Une nouvelle maquette, moins de pages, une recherche plus rapide.
Portail client | Product/product | Factures, contrats et demandes au même endroit.
Installation dans les nouveaux bureaux | Operations/operations | Soixante postes, deux étages, arrivée au printemps.
Modernisation de la facturation | Finance/finance | Du papier à la facture électronique.
Page d'accueil accessible | Design/design | Lisible au clavier, avec un lecteur d'écran et en grands caractères.
Programme de fidélité | Sales/marketing | Des points à chaque achat, premiers magasins en test.
Nouvel entrepôt | Logistics/logistics | Des rayonnages, des quais et un second poste d'emballage.
Parcours d'intégration | People/people | Un plan pour les cent premiers jours des nouveaux arrivants.
`,
  "movie film": `
name | genre/genres/category | about
Le Dernier Été au bord du lac | Drama | Quatre amis se retrouvent après vingt ans.
Chambre à louer | Comedy | Une colocation cherche quelqu'un qui sache cuisiner.
Ronde de nuit | Thriller | Une gardienne voit sur l'écran ce qui ne peut pas exister.
La Mesure de la mer | Documentary | Deux ans à bord d'un navire scientifique.
La Planète muette | Science fiction | Un message arrive, avec quatre cents ans de retard.
Le Village et le Dragon | Fantasy/animation | Personne n'en a peur, sauf le maire.
Deux places pour Lisbonne | Romance | Ils ont réservé le même siège.
Le Silence du commissaire | Crime/mystery | Une affaire que tout le monde croit classée.
`,
  "expense expenseclaim": `
name/description/merchant description/purpose | category/expense type/type | about/notes
Train pour un rendez-vous client | Travel/travel | Aller-retour en seconde classe.
Dîner d'équipe | Meals/food | Huit personnes, après le salon.
Deux nuits d'hôtel | Lodging/accommodation/travel | Pendant la formation.
Papier et classeurs | Office supplies/office | Pour le bureau du deuxième étage.
Nouvel écran | Equipment/equipment | Remplace un appareil en panne.
Licence annuelle du logiciel de dessin | Software/software | Renouvellement pour trois postes.
Taxi pour l'aéroport | Travel/transport | Le premier train partait trop tard.
Manuel professionnel | Training/education | Pour la formation de l'automne.
`,
  "faq helparticle": `
question/name/title | category/topic | about/answer
Comment changer mon mot de passe ? | Account | Dans votre compte, rubrique Sécurité. Vous recevrez ensuite une confirmation.
Puis-je annuler ma commande ? | Orders/shipping | Oui, tant qu'elle n'est pas expédiée.
Où trouver ma facture ? | Billing | Dans votre compte, rubrique Commandes, au format PDF.
Quel est le délai de livraison ? | Shipping | En général, de deux à quatre jours ouvrés.
Puis-je résilier à tout moment ? | Billing/account | Oui, pour la fin du mois en cours.
Comment renvoyer un article ? | Returns | L'étiquette est dans le colis et le retour est gratuit.
Comment joindre le service client ? | General/support | Les jours ouvrés de neuf à dix-huit heures, y compris par téléphone.
L'application fonctionne-t-elle hors connexion ? | Technical | Les contenus enregistrés, oui ; la recherche, non.
`,
};
