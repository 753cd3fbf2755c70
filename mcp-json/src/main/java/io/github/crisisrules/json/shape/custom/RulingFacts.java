package io.github.crisisrules.json.shape.custom;

import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.json.shape.ReadCursor;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.github.crisisrules.tournament.ruling.Ruling;
import io.github.crisisrules.tournament.ruling.RulingLog;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The written form of the rulings of an event. Reading gives, appeals and hears them again by the rules. */
public record RulingFacts(Officials officials, Vector<Case> rulings) {
    /** A ruling with its appeal. */
    public record Case(
            int number, Official by, String decision, Option<PlayerId> appealedBy, Option<String> headDecision) {}

    static RulingFacts of(RulingLog log) {
        return new RulingFacts(log.officials(), log.rulings().map(RulingFacts::facts));
    }

    private static Case facts(Ruling ruling) {
        return new Case(ruling.number(), ruling.by(), ruling.decision(), ruling.appealedBy(), ruling.headDecision());
    }

    RulingLog heard(ReadCursor place) {
        RulingLog log = RulingLog.of(officials);
        for (int i = 0; i < rulings.size(); i++) {
            log = heard(log, rulings.get(i), place.field("rulings").item(i));
        }
        if (!of(log).equals(this)) {
            throw place.refuse(RefusalKind.VALUE, "The rulings do not follow from each other.");
        }
        return log;
    }

    private static RulingLog heard(RulingLog before, Case one, ReadCursor place) {
        RulingLog log = Verdict.right(before.rule(one.by(), one.decision()), place);
        int number = log.rulings().size();
        if (one.appealedBy().isDefined()) {
            log = Verdict.right(log.appeal(number, one.appealedBy().get()), place);
        }
        if (one.headDecision().isDefined()) {
            Official head = log.officials().headWatcher().getOrElse(one.by());
            log = Verdict.right(log.overrule(number, head, one.headDecision().get()), place);
        }
        return log;
    }
}
