package io.github.crisisrules.fairness.report;

import io.github.crisisrules.fairness.study.Arm;
import io.github.crisisrules.fairness.study.Study;

/** What tells an arm from the one it is compared with. */
final class Change {
    private Change() {}

    /** What was changed, and where: "One Swiss round more, 32 players, top 4". */
    static String words(Report report, int arm) {
        Study study = report.study();
        Arm own = report.arm(arm);
        Arm base = report.arm(study.baseline(arm));
        boolean sameSetup = own.setup().equals(base.setup());
        boolean sameSystem = own.system().equals(base.system());
        boolean sameVariant = own.variant().equals(base.variant());
        String in = study.setups().size() == 1 ? "" : ", " + own.setup().label();
        String by =
                study.systems().size() == 1 ? "" : ", paired by " + own.system().label();
        String under = study.variants().isEmpty() ? "" : ", " + own.variant().label();
        if (sameSetup && sameVariant) {
            return "paired by " + own.system().label() + " instead of "
                    + base.system().label() + in + under;
        }
        if (sameSetup && sameSystem) {
            return own.variant().label() + " instead of " + base.variant().label() + in + by;
        }
        int rounds =
                own.setup().structure().swissRounds() - base.setup().structure().swissRounds();
        boolean onlyRounds = sameSystem
                && sameVariant
                && own.setup().players() == base.setup().players()
                && own.setup().structure().cut() == base.setup().structure().cut();
        return onlyRounds && rounds != 0
                ? number(Math.abs(rounds)) + " Swiss " + (Math.abs(rounds) == 1 ? "round " : "rounds ")
                        + (rounds > 0 ? "more" : "fewer") + " for "
                        + own.setup().players() + " players ("
                        + own.setup().structure() + ")" + by + under
                : study.label(arm) + " instead of " + report.comparedWith(arm);
    }

    private static String number(int value) {
        return value == 1 ? "One" : value == 2 ? "Two" : value == 3 ? "Three" : String.valueOf(value);
    }
}
