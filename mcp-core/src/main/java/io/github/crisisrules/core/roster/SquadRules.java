package io.github.crisisrules.core.roster;

import static io.github.crisisrules.core.rulebook.CrisisRuleId.SQUAD;

import io.github.crisisrules.core.card.BorneGem;
import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CharacterId;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.name.PlainName;
import io.github.crisisrules.core.roster.SquadViolation.AffiliationNotAllowed;
import io.github.crisisrules.core.roster.SquadViolation.DuplicateAlterEgo;
import io.github.crisisrules.core.roster.SquadViolation.DuplicateCard;
import io.github.crisisrules.core.roster.SquadViolation.NotOnRoster;
import io.github.crisisrules.core.roster.SquadViolation.TooManyTactics;
import io.github.crisisrules.core.roster.SquadViolation.TooMuchThreat;
import io.github.crisisrules.core.rulebook.Rule;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Validation;

/** The validation of squad submissions, from a collection or from a roster. It reports every fault. */
public final class SquadRules {
    private SquadRules() {}

    /** Checks a squad from a player's collection. Returns the squad, or every fault. */
    @Rule(SQUAD)
    public static Validation<Seq<SquadViolation>, Squad> check(SquadSubmission submission, SquadLimits limits) {
        return result(submission, limits, faults(submission, limits));
    }

    /**
     * Checks a squad from a roster. Returns the squad, or every fault. Besides the rules for squads, every
     * component must be on the roster, gems must have the same bearer, and the roster's Timeline must allow the
     * affiliation.
     */
    @Rule(SQUAD)
    public static Validation<Seq<SquadViolation>, Squad> check(
            SquadSubmission submission, SquadLimits limits, Roster roster) {
        Vector<SquadViolation> timeline = submission
                .affiliation()
                .filter(used -> !limits.affiliations().exists(allowed -> !allowed.contains(used)))
                .filter(used -> roster.legality().affiliations().exists(allowed -> !allowed.contains(used)))
                .toVector()
                .map(AffiliationNotAllowed::new);
        return result(
                submission,
                limits,
                faults(submission, limits).appendAll(timeline).appendAll(strangers(submission, roster)));
    }

    private static Validation<Seq<SquadViolation>, Squad> result(
            SquadSubmission submission, SquadLimits limits, Vector<SquadViolation> faults) {
        return faults.isEmpty() ? Validation.valid(new Squad(submission, limits)) : Validation.invalid(faults);
    }

    private static Vector<SquadViolation> faults(SquadSubmission submission, SquadLimits limits) {
        Vector<SquadViolation> faults = alterEgos(submission).appendAll(doubles(submission));
        if (submission.threat() > limits.threat()) {
            faults = faults.append(new TooMuchThreat(submission.threat(), limits.threat()));
        }
        if (submission.tactics().size() > limits.tactics()) {
            faults = faults.append(new TooManyTactics(submission.tactics().size(), limits.tactics()));
        }
        return faults.appendAll(GemRules.violations(submission.characters(), submission.gems()))
                .appendAll(submission
                        .affiliation()
                        .filter(used -> limits.affiliations().exists(allowed -> !allowed.contains(used)))
                        .map(AffiliationNotAllowed::new));
    }

    @Rule(SQUAD)
    private static Vector<SquadViolation> alterEgos(SquadSubmission submission) {
        Map<String, Vector<CharacterId>> byAlterEgo = LinkedHashMap.empty();
        for (CharacterCard each : submission.characters()) {
            byAlterEgo = byAlterEgo.put(PlainName.typedKey(each.alterEgo()), Vector.of(each.id()), Vector::appendAll);
        }
        return byAlterEgo
                .values()
                .toVector()
                .filter(several -> several.size() > 1)
                .map(several -> new DuplicateAlterEgo(several.head().alterEgo(), several));
    }

    private static Vector<SquadViolation> doubles(SquadSubmission submission) {
        Map<CardId, Integer> times = LinkedHashMap.empty();
        for (CardId each : submission
                .tactics()
                .map(TacticCard::id)
                .appendAll(submission.gems().map(borne -> borne.gem().id()))) {
            times = times.put(each, 1, Integer::sum);
        }
        return times.filterValues(count -> count > 1).toVector().map(entry -> new DuplicateCard(entry._1, entry._2));
    }

    private static Vector<SquadViolation> strangers(SquadSubmission submission, Roster roster) {
        Vector<CharacterId> characters = roster.characters().map(CharacterCard::id);
        Vector<CardId> tactics = roster.tactics().map(TacticCard::id);
        Vector<SquadViolation> unknown = submission
                .characters()
                .map(CharacterCard::id)
                .filter(each -> !characters.contains(each))
                .map(NotOnRoster::new);
        return unknown.appendAll(submission
                        .tactics()
                        .map(TacticCard::id)
                        .filter(each -> !tactics.contains(each))
                        .map(NotOnRoster::new))
                .appendAll(submission
                        .gems()
                        .filter(each -> !roster.gems().exists(listed -> same(listed, each)))
                        .map(each -> new NotOnRoster(each.gem().id())));
    }

    private static boolean same(BorneGem a, BorneGem b) {
        return a.gem().id().equals(b.gem().id()) && a.bearer().equals(b.bearer());
    }
}
