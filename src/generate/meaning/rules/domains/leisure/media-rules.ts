import { withEan, withIsbn10 } from "../../../../phrases/check-digits.ts";
import { postHeadlines } from "../../../../phrases/subjects.ts";
import { isNews } from "../../../names/news.ts";
import { personOf } from "../../../subject.ts";
import {
  checked,
  digits,
  draw,
  english,
  pick,
  shape,
  type TextRule,
  toTextRules,
} from "../../text-rule.ts";

/** What stands below a headline. */
const standfirsts =
  "Residents have waited ten years for this decision.|Why the numbers look better than they are.|Three people tell what changed for them.|What happens next, and who decides.|It took longer than planned, and cost less.|“Nobody expected this,” says one of those involved.|A small idea that spread along the coast.";

const somebody: TextRule =
  ({ member }) =>
  (scope, chance) =>
    personOf(scope, [...member.words, member.isItem ? "" : String(chance.below(9))]).full;

/** What somebody says below the title of what they have written. */
const afterthoughts =
  "What a year of trying has taught me.|Notes from a slow week.|It is easier than it looks.|And why I would do it again.|Five things I wish I had known before.|A small change with a large effect.|Start here if you are new to it.";

/** Music, film, books, television. */
export const mediaRules = toTextRules({
  "slugline|scene heading|heading & shoot_date int_ext props cast_members":
    "INT. KITCHEN – NIGHT|EXT. HARBOUR – DAWN|INT. TRAIN – DAY|EXT. CAR PARK – EVENING|INT. HOSPITAL CORRIDOR – NIGHT|EXT. ROOFTOP – DAY",
  "synopsis|summary|description|action & slugline int_ext shoot_date cast_members":
    "She finds the letter and hides it again.|The brothers argue about the house.|He waits, and nobody gets off the train.|A phone rings in the empty office.|They dance until the lights come on.|The dog is back, and so is the stranger.",
  "props|prop|props needed|prop list & slugline int_ext shoot_date call_time cast_members scenes":
    "Suitcase|Love letter|Pocket watch|Coffee cups|Torch|Newspaper|Umbrella|Old telephone",
  "genre|category|format|show type @ radio radioshow radioprogram":
    "Talk|Jazz|News|Indie|Classical|Culture|Sports",
  "genre|category @ theater theatre play theaterplay opera musical & playwright":
    "Drama|Comedy|Tragedy|Musical|Satire|Farce",
  "tags|tag @ stream streamsession livestream broadcast & viewers streamer":
    "English|Chill|Speedrun|First playthrough|Competitive|Co-op|Chatty|No spoilers",
  "condition|media condition|sleeve condition|grade @ vinyl vinylrecord record lp album":
    "Mint|Near mint|Very good plus|Very good|Good",
  "notes|note|comment|comments @ vinyl vinylrecord lp":
    "Original inner sleeve.|Light crackle on side B.|Gatefold, no writing.|First pressing.|Bought at the record fair.",
  "title|name|album name @ photoalbum & photo_count":
    "Summer in Lisbon|Anna's birthday|Weekend hike|Winter walk|Family 2026|Road trip|First days at home",
  "description|about|caption @ photoalbum & photo_count":
    "Three days by the sea with friends.|The best of a long weekend.|All the pictures from the party.|Snow, tea and long walks.|Everything we saw on the way north.",
  "logline|log line|premise|pitch|one line summary @ episode tvepisode film movie series show screenplay script":
    "Two sisters find a letter that changes the summer.|A retired clockmaker takes one last job.|The power goes out, and a small town looks up.|An old friend returns with a new name.|One night, four witnesses, no two stories alike.|A detective has to trust the only suspect.",
  "title|name|season title|season name @ season showseason tvseason seriesseason":
    "Beginnings|Crossroads|The Return|Aftermath|Open Water|Homecoming|The Long Winter",
  "stickers|sticker|sticker types @ story stories snap reel":
    "location|mention|poll|music|countdown|question|hashtag",
  "network|tv network|broadcaster|tv channel @ episode tvepisode series show season tv":
    "Channel One|North 24|City TV|Culture Plus|Harbour TV|Channel Nine",
  "clip title|title|name @ clip highlight & clipped_by":
    "Last second win|Nobody saw that coming|The door glitch|Perfect landing|Chat was right|Wrong button|Boss in one try",
  "stream title|title|broadcast title @ stream streamer streamerprofile livestream & current_game":
    "Ranked until I win|Slow building stream|First look at the new map|Speedrun practice|Late night puzzles|Road to gold|Cosy farming with chat",
  "channel name|channel|channel title @ streamer streamerprofile streamer stream & streamer_handle current_game":
    "PixelHarbour|NightOwlPlays|SlowSpeedrun|TeaAndTiles|LowPolyLena|CouchCaptain|SecondBoss",
  "producers|producer|engineers|engineer|songwriters|songwriter|featured artists @ album albumrelease release song track record ep single":
    ({ member }) =>
    (scope, chance) =>
      personOf(scope, [...member.words, String(chance.below(9))]).full,
  "certifications|certification|sales certification @ album albumrelease song track single record artist & chart_peak weeks_on_chart":
    "Gold|Platinum|2× Platinum|Silver",
  "act|act name|performer @ act set stage lineup festival & set_start":
    "Blue Harbour|Golden Field|Night Tram|Velvet Rivers|The Paper Lanterns|Echo Parade|Marble Arcade|Quiet Engines|Neon Orchard",
  "key|musical key @ song track album music score sheet chord piece & tempo bpm danceability":
    "C major|A minor|G major|E minor|D major|B minor|F major|F# minor|B♭ major",
  "time signature|meter": "4/4|3/4|6/8|5/4|7/8",
  "genre|genres|music genre|style|subgenre @ song track album artist band playlist concert music festival musician radio vinyl record lp turntable musicuser musicmember musicprofile":
    "Rock|Jazz|Pop|Electronic|Folk|Classical|Hip-hop|Soul|Indie|Blues",
  "genre|genres @ movie film show series episode documentary programme broadcast tv filmuser filmmember filmviewer filmprofile":
    "Drama|Comedy|Thriller|Documentary|Animation|Science fiction|Romance|Crime",
  "genre|genres @ book novel author library comic manga ebook":
    "Fiction|Mystery|History|Science fiction|Poetry|Biography|Travel|Fantasy",
  "genre|genres @ game videogame": "Strategy|Puzzle|Adventure|Role-playing|Racing|Simulation",
  "genre|genres": "Drama|Comedy|Documentary|Jazz|Fiction|Mystery|Folk|Adventure",
  "artist|artist name|band|performer|singer|album artist|primary artist @ song track album concert playlist music single record festival gig event lineup setlist vinyl lp cd nowplaying currentsong currenttrack nowplayingtrack":
    "The Paper Lanterns|Nora Kelly|Blue Harbour|Velvet Rivers|Emil Hansen|Night Tram|Yara Haddad|The Quiet Hours|Golden Field|Marble Arcade|Quiet Engines|Echo Parade|Juno Park|Neon Orchard",
  "support act|support acts|supporting acts|opening act|opening acts|opener|headline act|headliner|lineup|line up|acts|performers|bands @ concert festival gig show tour event":
    "The Paper Lanterns|Velvet Harbor|Night Ferries|Golden Static|The Slow Rivers|Marble Arcade|Neon Orchard|Quiet Engines",
  "name & formed_year year_formed band_members":
    "The Paper Lanterns|Blue Harbour|Velvet Rivers|Night Tram|The Quiet Hours|Golden Field|Marble Arcade|Quiet Engines|Echo Parade|Neon Orchard|Kite & Anchor|The Low Tides|Paper Cranes|Seven Rooms",
  "role|position|part|instrument @ bandmember artistmember bandmate actmember":
    "Vocals|Guitar|Bass|Drums|Keyboards|Saxophone|Vocals and guitar",
  "band|band name":
    "The Paper Lanterns|Blue Harbour|Velvet Rivers|Night Tram|The Quiet Hours|Golden Field|Marble Arcade|Quiet Engines|Echo Parade|Neon Orchard|Kite & Anchor|The Low Tides|Paper Cranes|Seven Rooms",
  "album|album name|album title|collection @ photo picture photograph image gallery":
    "Summer in Lisbon|Anna's birthday|Weekend hike|Winter walk|Family 2026|Road trip|Our garden|City at night",
  "album|album name|album title|record":
    "Golden Lights|Midnight Rain|Paper Hearts|Slow Rivers|Electric Moon|Velvet Skyline|Rooms by the Sea|Small Hours|After the Fair|North Star|Glass Houses|Late Trains|A Map of Us|Winter Radio",
  "newsletters|newsletter|newsletter name|mailing lists|mailing list @ subscriber subscription reader":
    "Morning Briefing|Weekly Digest|Product Updates|Weekend Reading|City Guide|Sports Round-up|Business Today",
  "tracklist|track list|track listing|tracks|songs|song list @ vinyl record lp album cd single ep":
    "Golden Lights|Midnight Rain|Follow the River|Hearts in Stereo|Electric Moon|Hold the Fire|Paper Boats|Glass Houses|Late Trains|North Star",
  "title|song|name @ nowplaying currentsong currenttrack nowplayingtrack lastplayed":
    "Golden Lights|Midnight Rain|Follow the River|Hearts in Stereo|Electric Moon|Hold the Fire|Paper Boats|Glass Houses|Late Trains|North Star",
  "song title|track|track name|track title|sound name|audio name|song name|music name|sound title|soundtrack name":
    "Golden Lights|Midnight Rain|Follow the River|Hearts in Stereo|Electric Moon|Hold the Fire",
  "record label|label|music label @ album record artist track single vinyl lp cd":
    "Harbour Records|Night Owl Music|Copper Sound|Blue Door Recordings",
  isrc: shape("GBAAA#######", "USAAA#######"),
  "channel|tv channel|network|broadcaster|station @ program programme show broadcast episode series tv schedule":
    "Channel One|City TV|North 24|Harbour Radio|Kanal 5|Culture Plus",
  "movie|movie title|film|film title|show title|favorite movie":
    "The Long Way Home|Cold Water|Night Train|Two Sisters|The Clockmaker|Harbour Lights",
  "cast|actors|starring|crew": somebody,
  "overview|description|synopsis|summary|about @ season & season_number episode_count episodes_count series_id show_id":
    "Old friends come back, and not all of them as friends.|A new town, a new name and the same mistakes.|The trial begins, and nobody tells the whole truth.|One winter, one house and too many secrets.|What was buried in the first year comes to light.|The family business is for sale, and everybody has a price.|Somebody is missing, and the others stop trusting each other.|Ten years later they meet again at the harbour.",
  "age rating|content rating|rated|maturity rating|mpaa rating|film rating": "G|PG|PG-13|R",
  "rating @ movie film show game programme program series broadcast": "G|PG|PG-13|R",
  "codec|video codec": "H.264|H.265|AV1|VP9",
  "audio codec|audio format": "AAC|MP3|FLAC|Opus",
  "resolution|video quality|screen resolution @ video stream camera screen image monitor display":
    "720p|1080p|1440p|2160p|480p",
  "subtitle language|audio language|subtitles|original language":
    "English|Spanish|French|German|Portuguese|Japanese",
  "edition|book edition": "1st edition|2nd edition|3rd edition|Revised edition|Collector's edition",
  "format|edition format|binding format @ book audiobook novel & isbn":
    "hardcover|paperback|ebook|audiobook",
  "binding|cover type|book format": "hardcover|paperback|ebook|audiobook",
  "video title|content title|media title|title @ watchhistory watchhistoryentry viewinghistory viewinghistoryentry historyentry & watched_seconds":
    "Night Train to Lisbon|Rivers of Stone|What Walks Below|Iron Pursuit|Three Sisters, One Hotel|The Clockmaker|Harbour Lights|The Long Way Home",
  "name @ publisher imprint publishinghouse":
    "Lighthouse Press|Harbor & Finch|Northern Books|Copper Leaf|Union House",
  "publisher|publishing house|publisher name|imprint":
    "Lighthouse Press|Harbor & Finch|Northern Books|Copper Leaf|Union House",
  "dewey decimal|dewey number|dewey class|dewey classification|ddc": digits(
    "5##.#",
    "8##.#",
    "9##.##",
  ),
  "call number|reference code|reference number|shelf mark|collection number|identifier @ archiveitem archivalitem archiverecord archivalrecord archivalcollection archivecollection archivalobject findingaid archive":
    digits("MS 0##/1#", "AC ##/3", "COLL 1##"),
  "call number|shelf mark|dewey @ book library copy holding title item libraryitem librarybook catalog & isbn dewey author":
    shape("8##.## AAA", "5##.# AAA", "9## AAA"),
  "isbn|isbn13|isbn 13": checked(withEan, "978-0-##-######-?"),
  "isbn10|isbn 10": checked(withIsbn10, "0-##-######-?"),
  issn: digits("1###-####"),
  doi: draw((_, chance) => `10.${chance.between(1000, 9999)}/backlot.${chance.between(100, 9999)}`),
  "citation|citations|bibliography":
    "Novak, A. (2023). Notes on slow cities. Harbor & Finch.|Fischer, L. (2021). Light and shade. Northern Books.",
  "role|character|character name|part|played @ cast actor credit & actor actor_name billing":
    "Detective Moreau|Anna|The Captain|Young Tom|Dr. Feld|Maria|The Neighbour|Inspector Lund",
  "name @ cast credit": somebody,
  "genre|genres & movie_title film_title runtime_minutes director":
    "Drama|Comedy|Thriller|Documentary|Animation|Science fiction|Romance|Crime",
  "format|projection|screening format @ screening showtime showing film movie":
    "2D|3D|IMAX|35 mm|Dolby",
  "studio|room|studio name @ studio studiosession recording rehearsal & engineer band_name":
    "Studio A|Studio B|The Red Room|Live Room|Tape House",
  "equipment|gear|instruments @ studio studiosession recording rehearsal band & engineer band_name":
    "Condenser microphone|Drum kit|Upright piano|Guitar amp|Mixing console",
  "genre|style|music genre @ studiosession band & band_name":
    "Indie|Jazz|Folk|Rock|Electronic|Soul",
  "notes|note @ studiosession recording & engineer":
    "Bring own cymbals.|Vocals first, then overdubs.|Load-in through the yard.|Rough mix by Friday.",
  "screen|screen name|auditorium|hall & film movie_title showtime film movie seat":
    "Screen 1|Screen 2|Screen 3|Screen 4|Screen 5",
  "theater|theatre|cinema|theater name|cinema name|theatre name":
    "Harbour Cinema|The Rialto|Old Town Filmhouse|City Palace|Riverside Pictures|Odeon North",
  "show title|podcast title|podcast name|podcast|show|show name @ podcast episode & episode_number host audio_url host_names":
    "Slow Mornings|The Long Game|Second Draft|Small Towns, Big Stories|Field Notes|Kitchen Table Talk",
  "stage name|artist name|pen name|alias @ musician singer rapper dj performer artist & real_name":
    "Mara Vale|Juno Park|Sol Okoye|DJ Lantern|Ines Moreau|Nova Reyes|Kit Marlowe|Lio|Cassia Bloom|Otis Grey",
  "labels|record labels|label|record label @ musician singer band rapper dj":
    "Harbour Records|Night Owl Music|Copper Sound|Blue Door Recordings",
  "years active|active years @ musician singer band artist actor rapper": draw(
    (_, chance) => `${chance.between(1994, 2020)}–present`,
  ),
  "artist name|artist & track_title track_name song_title song_name":
    "The Paper Lanterns|Nora Kelly|Blue Harbour|Velvet Rivers|Emil Hansen|Night Tram|Yara Haddad|The Quiet Hours|Golden Field|Marble Arcade|Quiet Engines|Echo Parade",
  "title english|english title @ anime manga":
    "The Lantern Maker|Rival Engines|Parcel of Memories|School of Wings|Rain over Tsuki Street|The Last Tea House",
  "title japanese|japanese title|title native|native title @ anime manga":
    "灯籠の職人|ライバル・エンジン|記憶の小包|翼の学校|月通りの雨|最後の茶屋",
  "publisher|network|publisher name|network name @ podcast podcastshow":
    "Harbour Audio|Night Owl Media|Open Ear Network|Copper Sound|North Street Radio",
  "title|episode title|headline & show_title host_names":
    "Starting over at forty|What the river remembers|How to quit well|A year without meetings|The woman who mapped the coast|Bread, slowly|Letters nobody sent|Inside the night shift",
  "transcript|transcription & audio_url episode_number show_title":
    "Welcome back. Today we talk to somebody who changed her whole life in one summer.|Thanks for listening. Let us start where we stopped last week.|It was five in the morning, and the harbour was already awake.",
  "medium|art medium|technique|materials @ exhibit museum gallery collection artwork & artist accession_number artwork":
    "Oil on canvas|Watercolour|Ink on paper|Bronze|Carved oak|Charcoal on paper|Glazed ceramic",
  "date range|inclusive dates @ archive archivebox fonds & box_number":
    "1891–1914|1923–1938|1946–1958|1960–1972",
  "collection|title|fonds @ archivebox & box_number":
    "Town council minutes|Lindqvist family papers|Harbour company records|School registers",
  "title|name @ artifact artefact museumartifact relic":
    "Oil lamp|Brooch|Drinking cup|Seal|Figurine|Comb|Ladle|Mirror",
  "title|name|artwork title|object title @ exhibit artwork museumobject museumitem & accession_number object_number":
    "Harbour at Dusk|Portrait of a Neighbour|Still Life with Lemons|Winter Field|Two Chairs|The Weaver|Blue Door|Figure in Bronze|Market Day|The Letter",
  "gallery|gallery name|room|hall|wing @ exhibit museum artwork exhibition & accession_number on_display":
    "Gallery 1|Gallery 4|East wing|Sculpture court|Room 12|Print cabinet",
  "accession number|inventory number|catalogue number|object number @ exhibit museum artwork collection artefact & artist":
    draw((_, chance) => `${chance.between(1921, 2024)}.${chance.between(1, 320)}`),
  "conservation status|condition|preservation state|condition report @ museum artwork artefact & accession_number":
    "good|fair|excellent|needs cleaning|under restoration",
  "description|about|label text & accession_number":
    "Early work, shown for the first time in thirty years.|Given to the museum by the artist's family.|One of a series of six; the others are in private hands.|Painted in the last winter before the move to the coast.",
  "origin|place of origin|provenance country & accession_number":
    "France|Japan|Portugal|Norway|Mexico|Italy|Netherlands|Egypt",
  "subheadline|sub headline|subhead|standfirst|dek|kicker": standfirsts,
  "subtitle|subheading|deck|standfirst @ article blogarticle post blogpost story essay": (
    context,
  ) => pick(isNews(context.member) ? standfirsts : afterthoughts)(context),
  "headline|title|news title @ news newspaper & byline is_breaking":
    "City council approves new cycle lanes|Harbour reopens after storm repairs|Local bakery wins national award|Rail strike ends after three days|Museum finds lost painting in its attic|Rents fall for the first time in years|Volunteers plant ten thousand trees|School meals to be free from autumn|Underdogs win the cup on penalties|City marathon draws a record field|Teenager breaks national swimming record|Start-up opens battery plant in old mill|Villages get fibre broadband at last|New app shows free parking in real time|Opera house announces its new season|Mayor presents budget for next year|Shipyard takes on two hundred workers|Film festival opens with a local premiere",
  "role|title|position|job title @ newsauthor articleauthor reporter journalist correspondent newseditor":
    "Staff writer|Political correspondent|Culture editor|Freelance reporter|Sports reporter|Data journalist|Columnist",
  "tour name|tour|tour title @ concert artist band gig show musician":
    "Golden Hour Tour|Night Lines World Tour|The Paper Sessions|Rivers & Wires Tour|Back to the Harbour|Slow Motion Tour|Thirty Nights Live|Acoustic Winter",
  "edition|print edition @ news newspaper article & byline":
    "Morning|Evening|Weekend|City|International",
  "section|category|topic|desk @ news newspaper & byline":
    "Politics|Business|Culture|Sport|Science|Local|Opinion|Travel",
  "source|publisher|outlet|publication|news source|media outlet @ news article newspaper press mention mediamention clipping coverage & journalist":
    "The Daily Harbour|Northern Post|City Herald|Evening Courier|The Observer|Coast News",
  "keywords|tags|topics @ news": "council|transport|housing|climate|schools|economy|culture|health",
  "credit|credit name|attribution @ image photo picture illustration heroimage":
    ({ role }) =>
    (scope) =>
      personOf(scope, ["photographer", ...role]).full,
  "studio|production company|production studio|distributor|production companies @ movie film series show anime game documentary":
    "Harbor Lane Pictures|Northlight Films|Blue Door Studios|Second Reel|Lantern House|Paper Moon Pictures",
  "tagline|logline @ movie film series show documentary":
    "Some roads only lead back.|One night. One train. No way home.|Everybody is listening.|The sea keeps its secrets.|Nothing stays buried.",
  "related|related articles|related posts|related stories|see also|read next @ article post story page blog news":
    english(postHeadlines),
  "photo credit|image credit": "Photo: Nora Kelly|Photo: Emil Hansen|Photo: Yara Haddad",
  "option|options|label|choice|answer|text @ option poll choice & vote_count":
    "Yes|No|Undecided|Rather not|In part|All of them|Neither",
  "question|title|poll question|prompt @ poll":
    "Where should we go for the summer party?|Which day suits you best for the meeting?|Should the library open on Sundays?|What should we build next?|How happy are you with the new office?|Which logo do you prefer?",
  "narrator|read by": "Amara Novak|Daniel Okafor|Lena Fischer|Theo Martin",
});
