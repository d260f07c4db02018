import { personOf } from "../../../subject.ts";
import { toTextRules } from "../../text-rule.ts";

/**
 * What people say and write in a sentence of its own. What such a thing is as a member, it is as the
 * `text` of a model that is called so.
 */
export const sayingsRules = toTextRules({
  "greeting|welcome text":
    "Good morning, and welcome back!|Lovely to see you again.|Hello from all of us!|Warm wishes to you and your family.|Many happy returns!|Congratulations, we are so happy for you.|Thinking of you today.|Wishing you a wonderful year.|A very warm welcome!",
  // Between people, and not between towns.
  "from|to|for|given by|given to @ compliment kudo kudos praise shoutout thankyou thanksnote valentine lovenote apology blessing":
    ({ member: { words } }) =>
    (scope) =>
      personOf(scope, words).full,
  joke: "I would tell you a joke about time, but it takes too long.|My bicycle fell over: it was two tired.|I am reading a book about glue and cannot put it down.|Parallel lines have so much in common; a shame that they never meet.|I used to be a banker, but I lost interest.|The shovel was a ground-breaking invention.|My plants are fine, they are rooting for me.",
  pun: "The past, the present and the future met: it was tense.|I know a good tailor, or sew it seams.|The bakery burned down, now its business is toast.|A boiled egg is hard to beat.",
  riddle:
    "What has keys and opens no door?|What gets wetter the more it dries?|What has hands and cannot clap?|What goes up and never comes down?|What has a neck and no head?|The more you take, the more you leave behind. What are they?",
  "fact text|trivia|trivia text|fun fact text|did you know":
    "Honey does not spoil.|Octopuses have three hearts.|A day on Venus is longer than its year.|Bananas are berries, strawberries are not.|Sound travels faster in water than in air.|The Eiffel Tower grows in summer.|A group of crows is called a murder.|Oxford University is older than the Aztec Empire.",
  "saying|mantra|affirmation|wisdom|maxim|aphorism|adage":
    "One step at a time.|I can begin again today.|Done is better than perfect.|Slow is smooth, and smooth is fast.|What I practise grows.|Enough is as good as a feast.|I have time for what matters.|Still waters run deep.",
  "fortune|horoscope|prophecy|prediction text":
    "A letter brings good news before the month is over.|Somebody from the past asks for advice.|A short journey is worth the trouble.|Patience pays this week.|An old idea deserves a second look.|You will find what you no longer look for.",
  "blessing|toast text|good wish|well wish|wish text":
    "May your house always be full of friends.|To health, and to those who could not be here.|May the road rise to meet you.|Peace to this house and all who enter.|Many happy years together!",
  "epitaph|inscription|engraving text|dedication":
    "I count only the sunny hours|In loving memory of Clara and Edward|Built by many hands|Time flies|For those who come after us|Gone, but never forgotten|Let there be light|To our friends across the sea",
  "promise|vow|pledge text|resolution text":
    "I will call every Sunday.|No more work after seven.|We leave the place as we found it.|I will listen first.|I will read one book a month.|Half of the garden stays wild.",
  "belief|principle|core value|guiding principle|tenet":
    "Say what you do, do what you say.|Start with the simplest thing.|Nobody is left behind.|Fewer things, made well.|Measure twice, cut once.|Ask before you assume.",
  excuse:
    "The bus was late.|My alarm did not go off.|I thought it was tomorrow.|The dog needed the vet.|I left it at home.|The lift was out of order.",
  apology:
    "Sorry for the delay, it will not happen again.|I should have asked first.|That was my mistake, and I have put it right.|Sorry that I was short with you.",
  "compliment|praise|kind word|shout out|shoutout":
    "You explained that so clearly.|Thank you for staying calm when it mattered.|The table you set was beautiful.|You make new people feel welcome.|Your patience is a gift.|Great work on the details.",
  "dream text":
    "I was late for a train that never left.|The house had one more room.|I could breathe under water.|We all spoke a language I did not know.|My old school stood by the sea.",
  "anecdote|recollection|memory text":
    "We got lost and found the best bakery in town.|Grandpa taught us to whistle with two fingers.|The tent blew away on the first night.|It rained all day, and nobody minded.|The cake fell, and we ate it from the floor.|That was the summer when the lake froze late.",
  "confession|secret text":
    "I never finished the book that I praised.|I still have the letters.|It was me who broke the vase.|I moved the clock, and nobody noticed.",
  "invitation text|invitation wording":
    "Please join us for an evening with friends.|You are warmly invited.|Come as you are, and bring a good story.|We would love to celebrate with you.",
  "bulletin|notice text|notice board|announcement text":
    "The main door is closed on Thursday, please use the side entrance.|The office opens an hour later on Monday.|Lost property can be collected at the desk.|The water will be turned off from nine to eleven.|New opening hours from the first of the month.|A bunch of keys was found in the yard.",
  "mnemonic|memory aid":
    "Every good boy does fine.|Thirty days has September.|Lefty loosey, righty tighty.|Spring forward, fall back.",
  "writing prompt|journal prompt|reflection prompt":
    "What made you smile today?|Describe a door that you have never opened.|What would you tell yourself ten years ago?|Write about a smell from childhood.|Which small thing went well this week?",
});
