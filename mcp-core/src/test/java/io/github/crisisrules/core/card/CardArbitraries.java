package io.github.crisisrules.core.card;

import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.RosterRules;
import io.github.crisisrules.core.roster.RosterSubmission;
import io.github.crisisrules.core.roster.Squad;
import io.github.crisisrules.core.roster.SquadLimits;
import io.github.crisisrules.core.roster.SquadRules;
import io.github.crisisrules.core.roster.SquadSubmission;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Made-up cards in all their variety, and rosters and squads that keep the rules by construction. */
public final class CardArbitraries {
    private static final Vector<Affiliation> AFFILIATIONS =
            Vector.of("Avengers", "Cabal", "Defenders").map(Affiliation::of);
    private static final Vector<SetSymbol> SETS =
            Vector.of("core", "blue", "red").map(SetSymbol::of);

    private CardArbitraries() {}

    /** Any of some affiliations, each once, in any order. */
    public static Arbitrary<LinkedHashSet<Affiliation>> affiliations() {
        return some(AFFILIATIONS);
    }

    /** Any of some set symbols, each once, in any order. */
    public static Arbitrary<LinkedHashSet<SetSymbol>> sets() {
        return some(SETS);
    }

    private static <T> Arbitrary<LinkedHashSet<T>> some(Vector<T> all) {
        return Arbitraries.subsetOf(all.toJavaList())
                .flatMap(chosen -> Arbitraries.shuffle(Vector.ofAll(chosen).toJavaList()))
                .map(LinkedHashSet::ofAll);
    }

    /** The character of a number: name and alter ego follow from it, the rest is any. It may bear gems 1 to 4. */
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

    /** The Team Tactic card of a number, printed with any symbols. */
    public static Arbitrary<TacticCard> tactic(int number) {
        return Combinators.combine(sets(), affiliations())
                .as((sets, affiliations) -> TacticCard.builder()
                        .name("Tactic " + number)
                        .sets(sets)
                        .affiliation(affiliations.headOption())
                        .build());
    }

    /** The crisis card of a number. */
    public static Arbitrary<CrisisCard> crisis(CrisisKind kind, int number) {
        return Combinators.combine(Arbitraries.integers().between(14, 20), sets())
                .as((threat, sets) -> CrisisCard.builder()
                        .name(kind + " " + number)
                        .kind(kind)
                        .threat(threat)
                        .sets(sets)
                        .build());
    }

    /** What a player may hand in: a legal roster, listed in any order, with up to three gems on different characters. */
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

    /** Legal rosters. */
    public static Arbitrary<Roster> rosters() {
        return submissions().map(submission -> RosterRules.check(submission).get());
    }

    /** Legal squads of legal rosters, with the limits that they just keep. */
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

    private static <T> Arbitrary<Vector<T>> each(int count, java.util.function.IntFunction<Arbitrary<T>> card) {
        return Combinators.combine(Vector.rangeClosed(1, count).map(card::apply).toJavaList())
                .as(Vector::ofAll)
                .flatMap(cards -> Arbitraries.shuffle(cards.toJavaList()))
                .map(Vector::ofAll);
    }
}
