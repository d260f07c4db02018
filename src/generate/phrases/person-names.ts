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
