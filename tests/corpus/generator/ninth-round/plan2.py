PLAN.update({
 'dotmatrix-ro':dict(mode='fax'), 'two-column':dict(mode='scan'), 'insurer-estimate':dict(kind='bench',tilt=(-9,6,-4),warm=C), 'phone-app':dict(mode='viewer'),
})
PLAN.update({
 'transmission-shop':dict(kind='wood',tilt=(7,8,-3),warm=Y), 'euro-specialist':dict(kind='laminate',tilt=(-7,-4,4),warm=W1,curl=2), 'inspection-report':dict(kind='bench',tilt=(5,5,-5),warm=C,dark=.6,blur=.6),
})
PLAN.update({
 'thermal-receipt':dict(kind='laminate',tilt=(4,-5,6),warm=N,curl=3), 'quick-lube':dict(kind='seat',tilt=(9,5,-6),warm=Y), 'diesel-shop':dict(kind='bench',tilt=(-5,6,3),warm=N,crumple=1.8,curl=1.5),
 'plain-text':dict(mode='fax'), 'menu-board':dict(kind='bench',tilt=(-4,10,2),warm=C), 'fleet-vendor':dict(kind='wood',tilt=(6,-6,2),warm=W1,curl=2), 'spreadsheet-print':dict(mode='scan'), 'word-letter':dict(kind='laminate',tilt=(-6,5,-4),warm=W1),
})
PLAN.update({
 'muffler-form':dict(kind='bench',tilt=(5,-8,-5),warm=Y,curl=2.4), 'handwritten-note':dict(kind='seat',tilt=(-6,4,6),warm=W1,curl=1.5), 'landscape-rows':dict(kind='laminate',tilt=(8,4,-3),warm=C,curl=2.2),
 'portal-approvals':dict(kind='wood',tilt=(-8,-6,4),warm=N), 'brake-chain':dict(kind='wood',tilt=(4,7,-2),warm=Y,curl=2.6), 'dealer-pay-types':dict(kind='laminate',tilt=(6,-5,3),warm=C,blur=.8),
})
