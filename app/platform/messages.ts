/** Every toast, alert and error sentence once, in the order of the error catalogues. Field messages live in the schemas. */

export const unforeseen = "Something went wrong. Please try again.";
export const callRequest = {
  failed: "Failed to initiate call",
  failedLater: "Failed to initiate call. Please try again later.",
  invalidPhone: "Please enter a valid phone number",
  success: { title: "Call Initiated", description: "You will receive a call shortly from our AI assistant." },
} as const;
export const createRequest = {
  creationFailed: "There was an error creating your request. Please try again.",
  codeFailed: "There was an error sending the verification code. Please try again.",
  phoneNeeded: "Please provide a phone number for verification.",
} as const;
export const vehicles = {
  fetchFailed: "Failed to fetch vehicles",
  missing: { title: "Missing information", description: "Please fill out all required fields" },
  addFailed: "Failed to add vehicle",
  updateFailed: "Failed to update vehicle",
  unknownUser: "User not authenticated",
  twin: (car: string) => `This account has a car with this VIN already: ${car}.`,
  plateTwin: (car: string) => `This account has a car with this license plate already: ${car}.`,
  vinLength: "A VIN has 17 characters",
  vinMistyped: "This VIN is mistyped: its check digit does not fit. Please compare it with the car, or leave it empty",
  vinSays: (car: string) => `By its VIN this car is a ${car}.`,
  vinOf: (owner: string, car: string) => `This VIN is that of a car of ${owner}: ${car}.`,
} as const;
export const communications = { missing: "Missing required fields" } as const;
export const providers = {
  fetchFailed: "Failed to fetch repair providers",
  missing: { title: "Missing Information", description: "Please fill in all required fields" },
  createFailed: "Failed to create provider",
  updateFailed: "Failed to update provider",
  technicianAddFailed: "Failed to add technician",
  technicianUpdateFailed: "Failed to update technician",
  staffAddFailed: "Failed to add staff member",
  staffUpdateFailed: "Failed to update staff member",
  staffDeleteFailed: "Failed to delete staff member",
  migrationFailed: { title: "Migration Error", description: "Failed to run migration" },
  created: "Provider Created",
  updated: "Provider Updated",
  technicianAdded: "Technician Added",
  technicianUpdated: "Technician Updated",
  staffAdded: "Staff Member Added",
  staffUpdated: "Staff Member Updated",
  staffDeleted: "Staff Member Deleted",
  migrated: "Migration Successful",
} as const;
export const verify = {
  missingParameters: { title: "Error", description: "Missing authentication parameters" },
  success: { title: "Verification successful", description: "You have been authenticated successfully" },
  failed: "Verification failed",
  invalidCode: "Invalid code. Please try again.",
  wentWrong: "Something went wrong. Please try again.",
  resent: { title: "Code resent", description: "A new verification code has been sent to your phone" },
  resendFailed: "Failed to resend code",
  resendFailedDetail: "Could not send a new code. Please try again.",
} as const;
export const sendCode = {
  failed: "Error sending verification code",
  later: "Please try again later.",
  unexpected: "An unexpected error occurred. Please try again.",
  upload: "Failed to send verification code. Please try again.",
} as const;
export const quote = {
  uploadFailed: "Upload failed",
  noFile: "Please choose a photo or PDF of your quote.",
  analysisFailed: "Analysis failed",
  processingFailed: (message: string) => `Error processing quote: ${message}`,
  validation: { title: "Validation Error", description: "Please check the form for errors" },
  vehicleDetails: { title: "Validation Error", description: "Please fill in all required vehicle details" },
  contactInformation: "Please fill in all required contact information",
  uploaded: "Quote Uploaded!",
  processed: "Quote Successfully Processed!",
  analyzing: "Analyzing Quote",
  complete: "Analysis Complete!",
} as const;
export const repair = {
  designeeByLink: "A link alone does not show who you are: sign in with your phone to name somebody.",
  linkLost: {
    title: "This link does not open a repair any more",
    description: "It has expired, or was not copied whole. Use your phone to open your repairs.",
  },
  signedOut: {
    title: "You are not signed in",
    description: "Sign in with your phone, and your repair opens again.",
  },
  fetchFailed: "Failed to fetch repair request",
  itemsFetchFailed: "Failed to fetch repair line items",
  updateFailed: {
    title: "Update failed",
    description: "Failed to update the repair item. Please try again.",
  },
  approveAllFailed: { title: "Update failed", description: "Failed to approve all items. Please try again." },
  analyzeFailed: { title: "Analysis failed", description: "Failed to analyze the quote. Please try again." },
  approvalFailed: {
    title: "Repair Approval failed",
    description: "Failed to approve the repair. Please try again.",
  },
  cannotModify: "Cannot modify items",
  lockedAt: (stage: string) => `Items cannot be modified at the ${stage} stage.`,
} as const;
export const payment = {
  invoiceRequired: { title: "Invoice Required", description: "No invoice found for this repair request" },
  initFailed: { title: "Payment Error", description: "Failed to initialize payment. Please try again." },
  /** What the desk calls a payment that cannot be started. */
  notStarted: "Error",
  processFailed: "Failed to process payment. Please try again.",
  failed: "Payment Failed",
  providerFailed: "Payment failed",
  unexpected: "An unexpected error occurred. Please try again.",
  notProcessed: "An error occurred while processing your payment",
  methodRequired: "Payment Method Required",
  success: "Payment Successful",
} as const;
export const accounts = {
  fetchFailed: "Failed to fetch accounts",
  detailsFailed: "Failed to fetch account details",
  created: "Account created",
  updated: "Account updated",
  deleted: "Account deleted",
  createFailed: "Failed to create account. Please try again.",
  updateFailed: "Failed to update account. Please try again.",
  deleteFailed: "Failed to delete account. Please try again.",
} as const;
export const users = {
  fetchFailed: "Failed to fetch users",
  created: "User created",
  updated: "User updated",
  deleted: "User deleted",
  createFailed: "Failed to create user. Please try again.",
  updateFailed: "Failed to update user. Please try again.",
  deleteFailed: "Failed to delete user. Please try again.",
  textSent: "SMS Sent",
  textFailed: "Failed to send SMS. Please try again.",
} as const;
export const auth = {
  bothRequired: "Please enter both email and password",
  invalid: "Invalid email or password",
  loginFailed: "Failed to login. Please check your credentials.",
  accessDenied: { title: "Access Denied", description: "You do not have permission to access this page." },
  welcome: (firstName: string) => ({
    title: "Login successful",
    description: `Welcome back, ${firstName || "User"}`,
  }),
  loggedOut: { title: "Logout successful", description: "You have been logged out." },
  logoutFailed: "Something went wrong while logging out.",
} as const;
