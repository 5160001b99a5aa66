/** What a shop wrote and a customer pastes: jobs with their prices, a fee in percent, its tax, and a phone number that is no money. */
export const pastedMail = (car = "car") => `Hi Sam,
thanks for stopping by! As discussed here's what the ${car} needs:
Front brake pads and rotors, parts and labor $685
Timing cover reseal 940.00
Coolant flush $109.95
Shop supplies 3% = $52.05
Tax $61.30
Let me know
Bob
Bob's Garage, Mesa AZ  480-555-0177`;
