/** Names as they stand beside each other in a city: the first of each pair of lists by sex. */
export const women =
  "Amara Anna Aisha Alice Amelia Beatriz Camila Carmen Chloe Clara Daniela Elena Eleanor Emma Esther Eva Fatima Freya Grace Hana Hannah Ingrid Isabel Ivy Jasmine Julia Kavya Lara Laura Leila Lena Linh Lucia Lucy Maja Maria Marta Maya Mei Mia Mira Naomi Nadia Nina Nora Olivia Priya Rosa Ruth Sara Sofia Sophie Stella Tara Valentina Yara Yuki Zainab Zoe".split(
    " ",
  );

export const men =
  "Aaron Adam Ahmed Alejandro Andre Anton Arjun Ben Carlos Chen Daniel David Diego Elias Emeka Emil Ethan Felix Finn Gabriel George Hassan Henry Hugo Ibrahim Isaac Ivan Jacob James Jonas Joseph Julian Kai Kenji Kwame Leo Liam Lucas Marco Mateo Max Milan Mohamed Nathan Nikhil Noah Oliver Omar Oscar Pablo Paul Rafael Ravi Samuel Simon Theo Thomas Tomas Victor Yusuf".split(
    " ",
  );

export const surnames =
  "Abbott Adeyemi Ahmed Ali Andersson Bailey Baker Banerjee Barnes Bauer Becker Bell Bennett Berg Bianchi Brooks Brown Campbell Carter Castillo Chen Choi Clarke Cohen Collins Costa Cruz Davies Diaz Dubois Edwards Eriksen Evans Ferrari Fischer Fletcher Foster Garcia Gomez Gray Green Gupta Haddad Hall Hansen Harris Hayes Hoffman Holm Hughes Ito Iyer Jensen Johnson Jones Kaya Keller Kelly Khan Kim Kowalski Kumar Larsen Laurent Lee Lewis Li Lin Lopez Martin Martinez Mendes Meyer Miller Mitchell Moore Morgan Moretti Murphy Nakamura Nguyen Nielsen Novak Nowak Okafor Okoye Oliveira Ortiz Osei Park Patel Perez Petrov Phillips Popescu Price Quinn Rahman Ramirez Reed Reyes Ricci Rivera Roberts Romero Rossi Russo Sanchez Santos Sato Schmidt Scott Shah Silva Singh Smith Sousa Stewart Suzuki Tan Tanaka Taylor Thompson Torres Turner Vargas Walker Wang Ward Watson Weber White Williams Wilson Wong Wood Wright Yamamoto Yilmaz Young Zhang Zhou".split(
    " ",
  );

/** What friends call them; who is not here is called by the whole name. */
const short =
  "Amelia=Millie Beatriz=Bea Camila=Cami Daniela=Dani Eleanor=Ellie Elena=Lena Esther=Essie Fatima=Fati Hannah=Hanni Ingrid=Inga Isabel=Izzy Jasmine=Jas Julia=Jules Lucia=Luz Maria=Mari Naomi=Nomi Olivia=Liv Priya=Pri Sofia=Sofi Sophie=Soph Stella=Stel Valentina=Vale Zainab=Zee Alejandro=Alex Anton=Toni Carlos=Charly Daniel=Danny David=Dave Emeka=Emi Gabriel=Gabe George=Geo Hassan=Has Henry=Hal Ibrahim=Ibo Isaac=Ike Jacob=Jake James=Jimmy Jonas=Jon Joseph=Joe Julian=Jules Lucas=Luke Mateo=Teo Mohamed=Mo Nathan=Nate Nikhil=Nik Oliver=Ollie Oscar=Oz Rafael=Rafa Samuel=Sam Simon=Si Thomas=Tom Tomas=Tom Victor=Vic Yusuf=Yus Alexander=Alex Andrew=Andy Anthony=Tony Benjamin=Ben Charlotte=Lottie Christopher=Chris Elizabeth=Liz Emily=Em Jennifer=Jen Jessica=Jess Katherine=Kate Matthew=Matt Michael=Mike Nicholas=Nick Patrick=Paddy Rebecca=Becky Robert=Rob Samantha=Sam William=Will Amara=Ama Anna=Annie Aisha=Ash Alice=Ali Chloe=Clo Clara=Clari Emma=Em Eva=Evie Freya=Frey Grace=Gracie Hana=Hani Ivy=Ives Kavya=Kav Lara=Lari Leila=Lei Lena=Leni Lucy=Lu Maja=Maji Marta=Marti Maya=May Mia=Mimi Mira=Miri Nadia=Nadi Nina=Nini Nora=Nori Rosa=Rosie Ruth=Ruthie Sara=Sari Tara=Tari Yara=Yari Aaron=Ron Adam=Addy Ahmed=Ahmi Andre=Dre Arjun=AJ Ben=Benny Diego=Didi Elias=Eli Emil=Emi Ethan=Eth Finn=Finny Hugo=Hugs Ivan=Vanya Kai=Kaiko Kenji=Ken Marco=Mac Max=Maxi Noah=Noey Omar=Omi Pablo=Pab Paul=Paulie Ravi=Rav Theo=Teddy";

let shortNames: ReadonlyMap<string, string> | undefined;

export function shortNameOf(first: string): string {
  shortNames ??= new Map(
    short.split(" ").map((pair) => {
      const [long = "", told = ""] = pair.split("=");
      return [long, told] as const;
    }),
  );
  return shortNames.get(first) ?? first;
}
