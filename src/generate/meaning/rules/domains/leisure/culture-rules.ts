import { personOf } from "../../../subject.ts";
import { digits, draw, shape, toTextRules } from "../../text-rule.ts";

/** Museums, auctions, stages, podcasts, photographs, profiles. */
export const cultureRules = toTextRules({
  "coin name|name|coin|title @ coincollection coinitem collectiblecoin & mint_mark mintage":
    "Silver dollar|Half crown|Two-euro commemorative|Gold sovereign|Penny, Victoria|Five-mark piece|Peso, 1897",
  "metal|composition @ coin coincollection coinitem & mint_mark mintage":
    "silver|gold|copper|bronze|cupronickel",
  "storage location|stored in|storage @ coin coincollection stampcollection cardcollection & mint_mark mintage":
    "Album 2, page 14|Safe|Coin capsule 12|Bank deposit box",
  "department|curatorial department @ artwork painting museumobject museumitem & accession_number object_number":
    "Paintings|Prints and Drawings|Sculpture|Photography|Decorative Arts|Textiles",
  "condition out|condition in|condition on return|condition at loan|incoming condition":
    "As new|Very good|Good, one light scratch|Good|Fair",
  // Animals in their houses
  "task|task name|title @ keepertask zootask":
    "Clean the enclosure|Morning feeding|Hide food as enrichment|Weigh-in|Check the pool filter",
  "animal|animal name @ keepertask zootask":
    "Zuri, African lion|Bodhi, red panda|Makena, snow leopard|Mika, grey wolf|Pip, penguin",
  "origin|provenance @ zooanimal & conservation_status enclosure":
    "Born here|Transferred from another zoo|Rescued|Breeding programme",
  // The sky
  "title|name|event name & moon_illumination peak_at":
    "Perseids|Partial lunar eclipse|Jupiter meets Venus|Geminids|Comet at its brightest",
  "title|name|exhibit name @ enclosure zooexhibit & animal_count feeding_times":
    "Savanna House|Otter Creek|Night Forest|Penguin Bay|Reptile House|Aviary Walk|Seal Cove",
  "description|about|text @ enclosure zooexhibit & animal_count feeding_times":
    "A walk through the enclosure, with a window below the water.|Home of a family of five since 2019.|Best seen in the morning, when they are most active.|Rocks, pools and shade, built with the keepers.",
  "conservation status|iucn status & animal_count feeding_times keeper species habitat":
    "Least concern|Near threatened|Vulnerable|Endangered",
  "tags|tag|keywords|subjects @ artwork painting sculpture artpiece museumobject":
    "portrait|landscape|still life|modern|on paper|sculpture|sea|interior",
  "loaned to|on loan to|lent to|borrower|borrowing institution @ artwork painting sculpture artpiece museumobject exhibit artifact & accession_number":
    "City Art Museum|Harbour Gallery|National Museum, Oslo|Kunsthalle Nord|Museum of Design",
  "current location|location|gallery location @ artwork painting sculpture artpiece museumobject & accession_number":
    "Gallery 2|East wing, room 14|Storage B|Main hall|Sculpture court",
  "artwork|artwork title @ loan museumloan artloan exhibitloan & lender borrower":
    "Harbour at Dawn|The Weaver|Blue Door|Winter Field|Portrait of a Violinist|Two Chairs|Market Day, 1911|Study in Glass",
  "artist|artist name|maker|painter|photographer|sculptor @ artwork painting exhibit lot print sculpture photo photograph":
    ({ role }) =>
    (scope) =>
      personOf(scope, ["artist", ...role]).full,
  "description|about|summary|label text|wall text @ artwork painting exhibit sculpture drawing":
    "Painted in a single winter by the sea.|The artist returned to this subject all her life.|Shown in public for the first time in 1974.|A study for a larger work that was never finished.|Light falls from the left, as in all works of these years.",
  "bio|biography|about|description @ artist painter sculptor & movement notable_works":
    "Trained as a printmaker and came to painting late.|Known for quiet interiors and northern light.|Worked between Lisbon and Vienna for most of a long life.|Taught for thirty years and showed rarely.|Made large works from what the harbour threw away.",
  "notable works|notable work|famous works|famous work|major works|masterpiece|works|known for|best known work @ artist painter sculptor & movement":
    "Harbour at Dusk|The Blue Door|Winter Field|Still Life with Lemons|The Letter|Woman Reading|Night Train",
  "opening hours|hours|visiting hours|open hours @ museum gallery exhibition":
    "Tue–Sun 10–18|Wed–Mon 10–17|Tue–Sun 11–19, Thu until 21|Daily 9–17",
  "borrower|borrowing institution|borrowed by|lender|lending institution|lent by|institution|owner @ artloan artworkloan exhibitloan":
    "Vienna City Gallery|Museum of the North|Harbour Art Museum|National Portrait House|Lyon Museum of Fine Arts|Coastal Heritage Centre|Novak Foundation",
  "loan purpose|purpose|reason @ artloan artworkloan exhibitloan":
    "Retrospective|Touring exhibition|Research|Anniversary show|Conservation|Long-term display",
  "courier|transport|transporter|carrier|shipper @ artloan artworkloan exhibitloan":
    "Meridian Fine Art|Safe Crate Logistics|Northern Art Transport|Atelier Courier",
  "condition report|condition|condition note|condition notes|condition on return @ artloan artworkloan exhibitloan":
    "Stable, fit to travel.|Minor wear to the frame.|Slight craquelure, upper left.|Glazing replaced before travel.|No change since the last check.",
  "meeting point|meeting place|start point @ guidedtour & exhibition_id exhibition museum_id museum":
    "Main entrance|Ticket desk|Sculpture court|Café, ground floor|Cloakroom",
  "culture|civilization|civilisation @ artwork artifact artefact & accession_number medium":
    "Greek|Roman|Japanese|Dutch|Egyptian|Persian|French|Mexican|Yoruba|Chinese",
  "period|era|epoch|art period @ artwork painting exhibit & accession_number year_created":
    "Baroque|Romanticism|Impressionism|Modern|Contemporary|Renaissance",
  "credit line|credit|acquisition credit @ artwork exhibit object artefact museum":
    "Gift of the artist, 2004|Bequest of Clara Novak, 1961|Purchased with support of the Friends of the Museum|Transferred from the City Archive, 1988|Anonymous gift, 2017",
  "gallery|room|display location|location|wing @ artwork exhibit object artefact museum":
    "Gallery 1|East wing, room 4|Sculpture court|Upper gallery|Print cabinet|Gallery 12",
  "title|name|exhibition title|exhibition name @ exhibition artshow galleryshow & opening_date":
    "Light and Harbour|A Century of Glass|Faces of the City|Paper, Scissors, Stone|Northern Gardens|The Travelling Eye|Rooms Without Walls|Everyday Treasures",
  "subtitle|tagline @ exhibition exhibit gallery":
    "Works from the collection, 1850–1950|A retrospective|New acquisitions|Photographs by six artists|From the studio to the street",
  "subtitle @ book novel ebook audiobook":
    "A Novel|A Memoir|A Practical Guide|Stories|Essays on Work and Rest|A History",
  "theme|topic|focus @ exhibition exhibit festival & curator artwork_ids":
    "Light and shadow|City life|Craft and industry|Women in photography|The sea|Still lifes",
  "condition|condition report @ artwork painting auction lot antique & provenance estimate_low accession_number":
    "Excellent|Very good|Good, minor wear to the frame|Fair, small losses|Restored in 2011",
  "dimensions|size|measurements @ artwork painting lot sculpture & provenance accession_number":
    draw((_, chance) => `${chance.between(20, 140)} × ${chance.between(20, 180)} cm`),
  "provenance|ownership history @ artwork painting lot antique":
    "Private collection, Lisbon|Estate of the artist|Galerie Novak, Vienna, 1974|Acquired at auction, 2004|By descent to the present owner",
  "signature|signed|inscription @ artwork painting lot print":
    "signed lower right|unsigned|monogrammed|signed and dated on the back",
  "bid type|bidding type|bid method|method @ bid auction": "online|in room|telephone|absentee",
  "paddle|paddle number|bidder number @ bid bidder auction": digits("1##", "2##", "3##"),
  "title|lot title|name|item|item name @ lot auctionlot & starting_bid estimate_low current_bid":
    "Pair of brass candlesticks|Oak writing desk, c. 1880|Coastal scene, oil on board|Gold pocket watch|Signed first edition|Silver tea service|Porcelain vase, blue and white|Art deco brooch|Set of six dining chairs|Harbour at dusk, photograph",
  "description|lot description|details @ lot auctionlot & starting_bid estimate_low current_bid":
    "Light wear consistent with age.|From a private collection.|Marked on the base, small chip to the rim.|With the original box.|Sold with a certificate.",
  "lot type|lot category|category|department @ lot auction & estimate_low current_bid":
    "Paintings|Furniture|Jewellery|Watches|Books and manuscripts|Ceramics|Silver|Photographs",
  "package|package name|photo package @ photoshoot shoot wedding event session & photographer":
    "Essential|Classic|Full day|Premium|Mini session",
  "notes|note|wishes @ photoshoot shoot":
    "Golden hour if possible.|Bring the white backdrop.|Two outfit changes.|Family of five and a dog.",
  // Stages
  "play|play title|production|production title|show name|title @ play theatre performance production theater opera rehearsal & playwright":
    "The Glass Harbour|Three Winters|A House by the Sea|The Visitor|Salt and Stone|Midsummer Letters",
  "role|character|character name|played @ cast castmember moviecast filmcast seriescast tvshowcast episodecast actor actress & movie_id film_id series_id show_id movie_title":
    "Sam|Detective Ruiz|Captain Holt|Dr. Weiss|The Neighbour|Officer Lind|Charlie|Professor Kane|Robin|The Stranger|Jo",
  "role|character|part|part name|character name @ casting performer audition & play play_id playwright production_id":
    "Hamlet|The Mother|Nora|The Stranger|Viola|The Judge|Second Soldier",
  "opera|ballet & composer conductor choreographer":
    "The Glass Harbour|Three Winters|The Visitor|Salt and Stone",
  "duration|running time|runtime|length @ theatreshow theatershow play musical opera ballet production & playwright intermission":
    "1 h 20 min|1 h 45 min|2 h|2 h 15 min|2 h 40 min|3 h",
  "stage|hall|auditorium @ performance concert show play screening":
    "Main stage|Studio stage|Great hall|Chamber hall|Black box",
  "voice part|voice type|voice|section @ choir singer chorister member & singer":
    "Soprano|Alto|Tenor|Bass|Baritone|Mezzo-soprano",
  "instrument|instruments|main instrument":
    "Violin|Piano|Cello|Clarinet|Trumpet|Guitar|Flute|Drums",
  "instrument section|orchestra section|section @ orchestra musician band":
    "Strings|Woodwinds|Brass|Percussion|Keys",
  "piece|composition|work title|repertoire|program|pieces|programme|works @ concert orchestra recital rehearsal musician performance":
    "String Quartet No. 2|Nocturne in E minor|Symphony in D|Summer Suite|Three Songs for Voice|Piano Sonata No. 7",
  "dance style|style|dance @ dance dancer class studio":
    "Salsa|Ballet|Hip-hop|Tango|Contemporary|Swing",
  "comic title|series|series title|comic @ comic issue":
    "Night Courier|The Paper Fox|Harbour Patrol|Star Orchard|Tin Heroes",
  "cover artist|inker|colorist|letterer|illustrator|translator":
    ({ member }) =>
    (scope) =>
      personOf(scope, member.words).full,
  "pressing|edition|vinyl condition|sleeve condition|media condition|grade @ record vinyl album":
    "Mint|Near mint|Very good plus|Very good|Good",
  "vinyl format|format|media format|physical format @ record vinyl album release":
    'LP|2×LP|EP|7"|12"|Cassette|CD',
  "camera|camera model|body @ photo photograph shoot":
    "Kestrel X100|Northstar R6|Aurora Z5|Meridian M3",
  "lens|lens model @ photo photograph shoot camera":
    "35 mm f/1.4|50 mm f/1.8|24–70 mm f/2.8|85 mm f/1.2|70–200 mm f/4",
  "shutter speed|exposure time|shutter": "1/60|1/125|1/250|1/500|1/1000|1/30",
  "shot type|shoot type|session type @ photo photographer shoot shooting":
    "wedding|portrait|family|product|newborn|event",
  "filter|photo filter|filter name @ photo photopost photograph image story reel snap":
    "Warm|Mono|Fade|Vivid|Noir|Original",
  "hashtag|hashtags|tag|tags @ photo photopost photograph snap":
    "travel|streetphotography|goldenhour|weekend|nofilter|nature|cityscape|blackandwhite|summer",
  "text|body|comment|message|content @ photocomment photopostcomment storycomment reelcomment":
    "So beautiful!|Where is this?|Love the light.|Adding this to my list.|Wow, great shot!|I miss this place.|The colours!|Take me there next time.",
  // Podcasts, radio
  "show notes|episode description|description|summary|notes @ podcastepisode & podcast_id podcast_title podcast_name transcript_url audio_url":
    "We talk about first jobs, bad maps and why small towns make good stories.|A conversation about repairing things instead of replacing them.|What happens in a bakery before four in the morning.|Three listeners, three questions, no easy answers.|How a city learned to love its river again.",
  "title|episode title|name @ podcastepisode & podcast_id transcript_url":
    "The Night Baker|Maps We Trust|Repair or Replace?|A River Returns|First Jobs|Small Rooms, Big Ideas|Letters from the Lighthouse|What We Throw Away|The Quiet Hour",
  "title|chapter title|name @ bookchapter":
    "The Letter|Low Tide|A Guest for Dinner|What the Map Left Out|The Lighthouse|Snow in May|The Second Key|Going Home|The Ferry|An Old Photograph|Two Sisters|The Empty House",
  "start time|start|starts at|time|offset|timestamp @ chapter segment scene marker": digits(
    "0#:1#",
    "0#:4#",
    "1#:0#",
    "1#:3#",
  ),
  "title|chapter title|name @ chapter & start_seconds":
    "Welcome|A first guest|How it began|The hard part|Listener questions|What comes next|Credits",
  "description|about|summary @ podcast radioshow radio & feed_url":
    "Weekly conversations with people who make things.|Stories from small towns, told by those who stayed.|One question, two hosts, no script.|The science behind everyday life, in half an hour.|Long walks and longer talks.",
  "radio station|station name|station @ radio broadcast song":
    "Harbour FM|City Radio 3|Northern Wave|Radio Meridian|Jazz 24",
  // Profiles of people who look for people
  "interested in|looking for gender|seeking gender|preference|show me @ dating datingprofile profile & looking_for bio height_cm prompts":
    "women|men|everyone",
  "question|prompt question|text @ prompt":
    "A perfect Sunday|I am weirdly good at|My simple pleasures|Two truths and a lie|The way to win me over is|Best travel story",
  "answer|response|prompt answer @ prompt":
    "Pancakes, a long walk, no phone.|Parallel parking and pub quizzes.|Fresh bread and the first coffee.|I have met three mayors and own no car.|Bring snacks and a bad pun.|Missed a night train and found a festival.",
  "last message|message|text|body|preview @ match dating & compatibility_score matched_at match_id":
    "So, mountains or sea?|That bakery you mentioned is real!|Are you free on Thursday?|Ha, same here.|I was about to ask you that.|Coffee this weekend?",
  "relationship type|relationship status|relationship intent":
    "single|in a relationship|long-term|casual|it's complicated",
  "children|kids|wants children|has children|family plans @ profile dating":
    "want someday|don't want|have and want more|not sure",
  "religion|political views|politics @ profile dating":
    "not important|liberal|moderate|prefer not to say",
  "ice breaker|icebreaker|opening line|pickup line":
    "What is your most useless talent?|Best meal of the year so far?|Window or aisle?",
  // Writing
  "lyrics|verse|chorus":
    "City lights along the river, carry me home tonight.|Every road we left behind is singing in the rain.|Hold the line until the morning.",
  "moral|lesson|takeaway|takeaways|key takeaways|key points|highlights @ article podcast episode talk meeting book summary":
    "Start small and repeat.|Ask before you build.|Write it down.|Rest is part of the work.|Measure what matters.",
  "publication frequency|issue frequency|schedule|frequency|cadence @ magazine newspaper newsletter podcast":
    "daily|weekly|every two weeks|monthly|quarterly",
  "title|name|concert title|programme title @ concert recital & conductor soloist":
    "Winter Serenades|An Evening of Strings|From Dawn to Dusk|Northern Lights|Letters in Music|Spring Overture|Quiet Fires|Songs Without Words",
  "work|works|piece|composition|title @ concertprogram concertprogramme & composer":
    "Symphony in D|Violin Concerto No. 2|Nocturne in E minor|Summer Suite|Overture in C|Piano Sonata No. 7",
  "composer|composers|composed by":
    "Clara Lindqvist|Anton Marek|Elena Duarte|Johan Vesper|Mira Castell|Otto Brandt",
  "broadcast by|broadcaster|aired on|broadcast on|network @ concert match show event programme":
    "Radio Meridian|Culture Plus|City TV|North 24",
  "music|playlist|music selection @ funeral wedding ceremony service":
    "Ave Maria|Clair de lune|Over the Hills|Amazing Grace|Morning Light",
  "joined season|season @ musician orchestra concert": "2019/20|2021/22|2023/24|2025/26",
  "object type|object|artifact type|artefact type|find type|type @ artifact artefact find relic":
    "coin|pottery shard|brooch|bowl|arrowhead|bead|lamp",
  "material|materials @ artifact artefact find relic sculpture":
    "Bronze|Ceramic|Iron|Bone|Glass|Stone|Silver",
  "condition|preservation @ artifact artefact find relic":
    "intact|fragmented|corroded|restored|good",
  "current location|storage|location|held at|kept at @ artifact artefact find relic":
    "Regional Museum, depot 2|On display, room 4|Conservation lab|Site store",
  "description|notes|details @ artifact artefact find relic":
    "Rim fragment with red slip.|Worn on one side, legible inscription.|Two joining pieces.|Traces of gilding.|Found near the hearth.",
  "site name|name|dig|excavation|site @ digsite dig excavation":
    "Mill Hill|Old Harbour Fort|River Terrace North|Castle Meadow|Abbey Field|Stone Gate",
  "period|era|epoch|age @ digsite dig excavation artifact artefact":
    "Bronze Age|Iron Age|Roman|Medieval|Early modern",
  "status|state @ digsite dig excavation": "planned|in progress|completed|backfilled",
  "funding body|funder|funded by|sponsor|grant body|funding source":
    "National Heritage Fund|City of Lyon|Northern Science Council|University Fund",
  "grid square @ artifact artefact find dig": "C7|D2|B11",
  "catalogue number|catalog number|catalogue no|catalog no @ record album release vinyl artwork museum object":
    shape("AAA-###", "AA 2###"),
});
