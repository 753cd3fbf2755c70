package io.github.crisisrules.testing.core;

import io.github.crisisrules.core.card.Affiliation;
import io.github.crisisrules.core.card.BorneGem;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.CrisisCard;
import io.github.crisisrules.core.card.CrisisKind;
import io.github.crisisrules.core.card.GemBearing;
import io.github.crisisrules.core.card.InfinityGem;
import io.github.crisisrules.core.card.Leadership;
import io.github.crisisrules.core.card.SetSymbol;
import io.github.crisisrules.core.card.TacticCard;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterRules;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.roster.Squad;
import io.github.crisisrules.core.roster.SquadLimits;
import io.github.crisisrules.core.roster.SquadRules;
import io.github.crisisrules.core.roster.SquadSubmission;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import java.util.function.IntFunction;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generators of made-up cards in all their variety, and of rosters and squads that keep the rules by construction. */
public final class CardArbitraries {
    private static final Vector<Affiliation> AFFILIATIONS =
            Vector.of("Avengers", "Cabal", "Defenders").map(Affiliation::of);
    private static final Vector<SetSymbol> SETS =
            Vector.of("core", "blue", "red").map(SetSymbol::of);

    private CardArbitraries() {}

    /** Returns any of three affiliations, each at most once, in any order. */
    public static Arbitrary<LinkedHashSet<Affiliation>> affiliations() {
        return some(AFFILIATIONS);
    }

    /** Returns any of three set symbols, each at most once, in any order. */
    public static Arbitrary<LinkedHashSet<SetSymbol>> sets() {
        return some(SETS);
    }

    private static <T> Arbitrary<LinkedHashSet<T>> some(Vector<T> all) {
        return Arbitraries.subsetOf(all.toJavaList())
                .flatMap(chosen -> Arbitraries.shuffle(Vector.ofAll(chosen).toJavaList()))
                .map(LinkedHashSet::ofAll);
    }

    /** Returns characters whose name and alter ego follow from {@code number}. The rest is any; they may bear gems 1 to 4. */
    public static Arbitrary<CharacterCard> character(int number) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 7),
                        Arbitraries.integers().between(1, 5),
                        affiliations(),
                        Arbitraries.integers().between(1, 3))
                .as((threat, size, affiliations, gems) -> CharacterCard.builder()
                        .name("Hero " + number)
                        .alterEgo("Ego " + number)
                        .threat(threat)
                        .size(size)
                        .affiliations(affiliations)
                        .leaderships(LinkedHashSet.ofAll(
                                affiliations.take(1).map(each -> new Leadership("Lead " + number, each))))
                        .gemBearing(GemBearing.upTo(gems, "Gem 1", "Gem 2", "Gem 3", "Gem 4"))
                        .build());
    }

    /** Returns Team Tactic cards named after {@code number}, printed with any symbols. */
    public static Arbitrary<TacticCard> tactic(int number) {
        return Combinators.combine(sets(), affiliations())
                .as((sets, affiliations) -> TacticCard.builder()
                        .name("Tactic " + number)
                        .sets(sets)
                        .affiliation(affiliations.headOption())
                        .build());
    }

    /** Returns crisis cards of the given kind named after {@code number}, of threat 14 to 20 and printed with any symbols. */
    public static Arbitrary<CrisisCard> crisis(CrisisKind kind, int number) {
        return Combinators.combine(Arbitraries.integers().between(14, 20), sets())
                .as((threat, sets) -> CrisisCard.builder()
                        .name(kind + " " + number)
                        .kind(kind)
                        .threat(threat)
                        .sets(sets)
                        .build());
    }

    /** Returns what a player may submit: a legal roster, listed in any order, with up to three gems on different characters. */
    public static Arbitrary<RosterSubmission> submissions() {
        Arbitrary<Vector<CrisisCard>> crises = Combinators.combine(
                        each(3, number -> crisis(CrisisKind.SECURE, number)),
                        each(3, number -> crisis(CrisisKind.EXTRACT, number)))
                .as(Vector::appendAll);
        return Combinators.combine(
                        each(10, CardArbitraries::character),
                        each(10, CardArbitraries::tactic),
                        crises,
                        Arbitraries.integers().between(0, 3))
                .as((characters, tactics, both, gems) -> RosterSubmission.builder()
                        .characters(characters)
                        .tactics(tactics)
                        .crises(both)
                        .gems(gems(characters, gems))
                        .build());
    }

    /** Returns legal rosters. */
    public static Arbitrary<Roster> rosters() {
        return submissions().map(submission -> RosterRules.check(submission).get());
    }

    /** Returns legal squads of legal rosters, checked with the threat that they just keep. */
    public static Arbitrary<Squad> squads() {
        return Combinators.combine(
                        rosters(),
                        Arbitraries.integers().between(0, 10),
                        Arbitraries.integers().between(0, 5))
                .as((roster, characters, tactics) -> {
                    Vector<CharacterCard> chosen = roster.characters().take(characters);
                    SquadSubmission squad = SquadSubmission.builder()
                            .characters(chosen)
                            .tactics(roster.tactics().take(tactics))
                            .gems(roster.gems()
                                    .filter(gem -> chosen.map(CharacterCard::id).contains(gem.bearer())))
                            .affiliation(chosen.headOption()
                                    .flatMap(each -> each.affiliations().headOption()))
                            .build();
                    return SquadRules.check(squad, SquadLimits.ofThreat(squad.threat()), roster)
                            .get();
                });
    }

    private static Vector<BorneGem> gems(Vector<CharacterCard> characters, int count) {
        return Vector.range(0, count)
                .map(i ->
                        InfinityGem.of("Gem " + (i + 1), 1).on(characters.get(i).id()));
    }

    private static <T> Arbitrary<Vector<T>> each(int count, IntFunction<Arbitrary<T>> card) {
        return Combinators.combine(Vector.rangeClosed(1, count).map(card::apply).toJavaList())
                .as(Vector::ofAll)
                .flatMap(cards -> Arbitraries.shuffle(cards.toJavaList()))
                .map(Vector::ofAll);
    }
}
